extension Page {
  /// The style sheet.
  ///
  /// It's a string, not a resource: compiling a resource takes longer than compiling the rest of
  /// this module.
  static var style: String {
    func columns(_ selector: (Int) -> String) -> String {
      (1...8).map(selector).joined(separator: ", ")
    }
    return """
      :root {
        --paper: #fbfaf7;
        --sheet: #ffffff;
        --ink: #1c1d20;
        --quiet: #555a63;
        --line: #d9d6cf;
        --code: #f2f0eb;
        --accent: #0a5aa8;
        --trouble: #a3231a;
        --worked: #1d6b30;
        --blocked: #8a5300;
        \(CallDrawing.colors.light)
        --mono: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      }

      @media (prefers-color-scheme: dark) {
        :root {
          --paper: #15171b;
          --sheet: #1c1f24;
          --ink: #e8e6e1;
          --quiet: #a9aeb8;
          --line: #383d46;
          --code: #262a31;
          --accent: #8fc0f7;
          --trouble: #f4a79d;
          --worked: #86d498;
          --blocked: #f0bb6a;
          \(CallDrawing.colors.dark)
        }
      }

      * { box-sizing: border-box; }

      html { scroll-padding-top: 1rem; }

      body {
        margin: 0 auto;
        max-width: 96rem;
        padding: 1.5rem clamp(1rem, 3vw, 3rem) 4rem;
        background: var(--paper);
        color: var(--ink);
        font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
        overflow-wrap: anywhere;
      }

      h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; }
      h1 { margin: 0; font-size: clamp(1.6rem, 4vw, 2.3rem); letter-spacing: -0.015em; }
      h2 { margin: 0 0 0.75rem; font-size: 1.3rem; }
      h3 { margin: 0; font-size: 1.15rem; }
      h4 { margin: 1.1rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
      p { margin: 0.4rem 0; max-width: 44rem; }
      header p { color: var(--quiet); }
      ul, ol, dl, figure { margin: 0; padding: 0; }
      code, pre { font-family: var(--mono); font-size: 0.875em; }
      pre { margin: 0 0 1rem; padding: 0.7rem 0.9rem; background: var(--code); border-radius: 6px; white-space: pre-wrap; }
      pre code { font-size: inherit; }
      a { color: var(--accent); text-underline-offset: 0.2em; }
      a:focus-visible, summary:focus-visible, input:focus-visible {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
        border-radius: 3px;
      }

      /* Right-to-left data must not affect its neighbors. */
      .outcome, .count, .where, .neighbors a, code, h3, dt, li { unicode-bidi: isolate; }

      .aside, .where {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }

      .skip { position: absolute; left: -99rem; }
      .skip:focus { position: static; }

      /* The tables. */

      .first, .situations, .matrix { margin: 1.75rem 0 2rem; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: middle; }
      thead th { padding: 0.35rem 0.5rem; font-size: 0.875rem; white-space: nowrap; }
      tbody th { font-weight: 400; font-size: 0.9375rem; white-space: nowrap; }
      tbody a { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.42rem 0.5rem; color: inherit; text-decoration: none; }
      tbody a:hover { background: var(--code); text-decoration: underline; }
      td a { position: relative; border-inline-start: 3px solid transparent; font-size: 0.875rem; }
      td.apart a { border-inline-start-color: var(--accent); font-weight: 700; }
      td.nothing a { color: var(--quiet); }
      .because td { padding: 0.1rem 0.5rem 0.7rem 1.4rem; color: var(--quiet); font-size: 0.9375rem; }
      .situations tr:not(.because) > * { border: 0; }
      .sign { margin-inline-end: 0.3em; font-weight: 700; }
      .sign.worked { color: var(--worked); }
      .sign.blocked { color: var(--blocked); }
      .sign.error { color: var(--trouble); }
      td .count:not(.accident) { margin-inline-start: auto; }
      td { height: 1px; }
      td a { height: 100%; }
      .card h3 a { display: block; }
      .card .outcome:not(.long) { white-space: nowrap; }
      td .outcome:not(.long), td .count { white-space: nowrap; overflow-wrap: normal; }
      td .long { max-width: 8em; white-space: normal; }
      .count {
        min-width: 1.6em;
        padding: 0 0.35em;
        border: 1px solid var(--line);
        border-radius: 0.4em;
        background: var(--code);
        color: var(--ink);
        font-size: 0.875em;
        text-align: center;
      }
      .count.none { border-style: dashed; border-color: var(--quiet); background: none; }
      .count.accident { min-width: 0; padding: 0; border: 0; background: none; font-weight: 700; }
      .legend, .troubles { margin-top: 0.9rem; list-style: none; font-size: 0.875rem; color: var(--quiet); }
      ul.troubles, dd.troubles { color: var(--trouble); font-weight: 600; }

      /* The cells. */

      .step { margin: 1.75rem 0 2.5rem; }
      .step h2 .name { font-weight: 400; font-size: 0.75em; color: var(--quiet); white-space: nowrap; }
      .columns { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr)); align-items: start; }
      .cell { min-width: 0; padding: 1rem 1.15rem 1.15rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
      .cell { scroll-margin-top: 11rem; }
      .cell h3 .outcome { font-weight: 400; }
      .cell h3 .count { font-size: 0.8em; font-weight: 400; }
      .reason, .none { color: var(--quiet); }
      .lines { list-style: none; }
      .lines li { padding-inline-start: 1.2em; text-indent: -1.2em; }
      .neighbors { display: none; margin: -0.25rem 0 0.9rem; }
      .neighbors ul { display: flex; flex-wrap: wrap; gap: 0.4rem; list-style: none; }
      .neighbors a { display: block; padding: 0.15rem 0.7rem; border: 1px solid var(--line); border-radius: 99px; font-size: 0.875rem; text-decoration: none; }
      .neighbors a[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--sheet); }
      .back { font-size: 0.9375rem; }

      /* The drawings. */

      .drawings { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-bottom: 1rem; }
      .card { flex: 1 1 18rem; min-width: 0; max-width: 30rem; padding: 0.7rem 0.7rem 0.4rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
      .card p { margin: 0.3rem 0 0.6rem; font-size: 0.9375rem; }
      .calls { display: block; width: 100%; height: auto; }
      .flow { margin-top: 1rem; }
      .flow .none { font-size: 0.875rem; }
      .flow figure { display: none; }
      \(CallDrawing.style)
      details { margin-top: 0.5rem; font-size: 0.875rem; }
      summary { cursor: pointer; color: var(--accent); }
      details ol { margin: 0.5rem 0 0 1.6rem; }

      /* The guesses. */

      input { accent-color: var(--accent); }
      .mark { display: var(--mark, none); }
      td a > :not(.where, .mark) { display: var(--answer, inline); }
      .score, .guess { display: none; }
      .score::after { content: counter(right) " of " counter(guessed); }
      .switch, .guess, .score { font-size: 0.9375rem; }
      .guess label { display: inline-flex; gap: 0.4em; align-items: baseline; margin: 0.2rem 0.9rem 0.2rem 0; }
      fieldset { min-width: 0; margin: 0.7rem 0; padding: 0.4rem 0.8rem; border: 1px solid var(--line); border-radius: 6px; }
      legend { padding: 0 0.3rem; font-weight: 600; }

      /* The notices. */

      .about section { margin: 1.75rem 0 2rem; }
      .about ul { padding-inline-start: 1.1rem; max-width: 44rem; }
      .about li { margin: 0.35rem 0; }
      .about dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; }
      .about dt { grid-column: 1; margin-top: 0.4rem; font-weight: 600; }
      .about dd { grid-column: 2; margin: 0; }
      .about dt + dd { margin-top: 0.4rem; }

      @media screen {
        /* Only the target of the current link is open. */
        .closed .step:not(:target):not(:has(:target)), .closed .step:not(:target) .cell:not(:target) { display: none; }
        .closed .step:not(:target) .neighbors { display: block; }
      :is(.open .step, .closed .step:target):has(.drawings) :is(.why, .cell > .reason) { display: none; }
        .closed .step:not(:target) .columns { display: block; }
        .closed .cell:target { border-color: var(--accent); }
        .open .back { display: none; }
        /* A cell has its own drawing: a large one if there is room, otherwise its column's. */
        \(columns { ".closed .step:has(.cell:nth-child(\($0)):target) .card:not(:nth-child(\($0)))" }) { display: none; }
      }

      @media screen and (min-width: 64rem) {
        .closed .cell:target .flow figure { display: block; }
        .closed .step:has(.cell:target) .drawings { display: none; }
      }

      @media screen and (min-width: 72rem) {
        .drawings { display: grid; grid: auto auto / auto-flow minmax(0, 1fr); }
        .card { display: grid; grid: subgrid / none; grid-row: span 2; }
      }

      @media screen {
        /* A cell is closed until the guess. Notices are hidden, because they would reveal the outcome. */
        main { counter-reset: right guessed; }
        main:has(#guess-first:checked) :is(.notices, .footnotes, .situations, .first :is(.calls, .answer), .step .card) { display: none; }
        \(columns { "main:has(#guess-first:checked) .step:has(.cell:nth-child(\($0)) .show:checked) .card:nth-child(\($0))" }) { display: block; }
        main:has(#guess-first:checked) :is(.score, .guess) { display: block; }
        main:has(#guess-first:checked) .cell:has(.guess):not(:has(.show:checked)) { --answer: none; }
        .cell > :is(.facts, .why, .flow, .reason), .cell > h3 > :is(.sign, .outcome, .count) { display: var(--answer, revert-layer); }
        .guess:has(.alone:checked) .counts { display: none; }
        .guess:not(:has(.ends :checked)) .ready, .guess:not(:has(.alone:checked, .counts :checked)) .ready { display: none; }
        .guess:has(.show:checked) :is(legend, fieldset input, fieldset label:not(:has(:checked))) { display: none; }
        .guess:has(.show:checked) fieldset { display: inline-block; margin: 0; padding: 0; border: 0; }
        .guess:not(:has(.show:checked)) :is(.hit, .miss) { display: none; }
        .guess:has(.ends .right:checked):has(.right.alone:checked, .counts .right:checked) .miss { display: none; }
        .guess:not(:has(.ends .right:checked):has(.right.alone:checked, .counts .right:checked)) .hit { display: none; }
        .hit, .miss { font-weight: 600; }
        .miss { color: var(--trouble); }
      }

      @media screen and (max-width: 72rem) {
        tbody th { font-size: 0.875rem; }
        tbody a { gap: 0.3rem; padding-inline: 0.3rem; }
        td a { font-size: 0.8125rem; }
      }

      @media screen and (max-width: 52rem) {
        /* A row becomes a block: the step's name, and below it a box for each column. */
        table, tbody, tr { display: block; }
        thead { display: none; }
        tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.9rem, 1fr)); gap: 0.35rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
        th, td { border: 0; min-width: 0; height: auto; }
        tbody th { grid-column: 1 / -1; font-weight: 600; }
        tbody th a { padding: 0; }
        td a { flex-wrap: wrap; gap: 0 0.3rem; height: 100%; padding: 0.3rem 0.4rem; font-size: 0.875rem; background: var(--sheet); border: 1px solid var(--line); border-inline-start-width: 3px; border-radius: 6px; }
        td:not(.apart) a { border-inline-start-color: var(--line); }
        tr.because { padding: 0 0 0.75rem; }
        .because td { grid-column: 1 / -1; padding: 0; }
        td .long { max-width: none; flex-basis: 100%; }
        .where { position: static; width: 100%; height: auto; clip-path: none; color: var(--quiet); font-size: 0.8125rem; font-weight: 400; }
      }

      @media print {
        :root {
          --paper: #ffffff;
          --sheet: #ffffff;
          --ink: #000000;
          --quiet: #444444;
          --line: #bbbbbb;
          --code: #f3f3f3;
          --accent: #0a4a8a;
          --trouble: #8a1a12;
          \(CallDrawing.colors.light)
        }
        @page { margin: 12mm; }
        body { max-width: none; padding: 0; font-size: 9pt; }
        p { max-width: none; }
        .skip, .back, .switch, details, .neighbors, .closed .step .drawings { display: none; }
        a { color: inherit; text-decoration: none; }
        td.apart a { border-inline-start-color: var(--ink); }
        .step, .columns { display: block; }
        .step { margin: 8mm 0 0; }
        /* The facts are printed next to their picture, to save paper. */
        .cell { display: grid; grid-template: auto 1fr / 11rem minmax(0, 1fr); column-gap: 5mm; margin-bottom: 4mm; padding: 3mm 4mm; break-inside: avoid; }
        .cell h3, .cell .reason { grid-column: 1 / 3; }
        .flow { grid-column: 2; }
        .flow figure { display: block; }
        .calls { max-height: 160mm; }
        .drawings { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
        .card { max-width: none; break-inside: avoid; }
        td .long { overflow-wrap: normal; }
        h2, pre, tr, figure, li { break-inside: avoid; }
        h2, h3, h4, pre { break-after: avoid; }
        h4 { margin-top: 0.6rem; }
      }

      """
  }
}
