"""Draws the Mermaid diagrams of some Markdown files, and lists those that Mermaid refuses."""

import re
import sys

import mermaidx

drawn, refused = 0, 0
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for fence in re.finditer(r"^ *```mermaid\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE):
        line = text.count("\n", 0, fence.start()) + 1
        try:
            picture = mermaidx.render(fence.group(1)).svg()
        except Exception as error:  # The diagram's author needs Mermaid's message.
            picture = ""
            print(f"{path}:{line}: {error}")
        # Mermaid may also draw an error message.
        if "<svg" in picture and "Syntax error in" not in picture:
            drawn += 1
        else:
            refused += 1
            print(f"{path}:{line}: Mermaid doesn't draw this diagram")

print(f"{drawn} diagrams drawn, {refused} refused")
sys.exit(1 if refused or not drawn else 0)
