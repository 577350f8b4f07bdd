import TestSupport
import Testing

@testable import Measuring

/// What is read out of a listing.
@Suite(.ends(within: 600)) struct MeasureMachineCodeTests {
  /// Two loops that are alike, at different places, as Linux lists them.
  private let loops = """
    0000000000001440 <$s9Measuring10callDirect_5times>:
        1440:      \tcallq\t0x1290 <$s13MeasuredCalls6answer>
        1443:      \tjne\t0x1440 <$s9Measuring10callDirect_5times+0x20>
        1446:      \tnopw\t(%rax,%rax)

    0000000000001500 <$s9Measuring11callGeneric_5times>:
        1500:      \tcallq\t0x1290 <$s13MeasuredCalls6answer>
        1503:      \tjne\t0x1500 <$s9Measuring11callGeneric_5times+0x20>

    0000000000001600 <$s9Measuring7callAny_5times>:
        1600:      \tcallq\t0x1290 <__swift_project_boxed_opaque_existential_1>
        1603:      \tcallq\t*8(%r14)
        1606:      \tretq

    """

  @Test func `compares instructions, not addresses`() {
    let code = MachineCode.all(in: loops)

    #expect(code.map(\.instructions.count) == [2, 2, 3])
    #expect(code.map(\.calls) == [1, 1, 2])
    #expect(code.map(\.lookUps) == [0, 0, 1])
    #expect(MachineCode.differences(code) == 0)
    #expect(MachineCode.differences(MachineCode.all(in: "")) == nil)
  }

  @Test func `counts instructions that differ, and is in trouble about them`() {
    let code = MachineCode.all(
      in: loops.replacing("1500:      \tcallq\t0x1290", with: "1500:      \tcallq\t*8"))

    #expect(MachineCode.differences(code) == 2)
    #expect(
      Report.sample([:], code: code).troubles
        == ["generic decorator isn't the direct call: 2 instructions differ, not 0"])
  }

  @Test func `follows the jump to a function that stands for two, on a Mac`() {
    let code = MachineCode.all(
      in: """
        0000000100003f00 <_$s9Measuring10callDirect_5times>:
        100003f00:      \tb\t0x100003f20 <_$s9Measuring10callDirect_5timesTm>

        0000000100003f20 <_$s9Measuring10callDirect_5timesTm>:
        100003f20:      \tbl\t0x100003e00 <_$s13MeasuredCalls6answer>
        100003f24:      \tb.ne\t0x100003f20 <_$s9Measuring10callDirect_5timesTm+0x0>
        100003f28:      \tret

        0000000100003f40 <_$s9Measuring11callGeneric_5times>:
        100003f40:      \tb\t0x100003f00 <_$s9Measuring10callDirect_5times>

        0000000100003f60 <_$s9Measuring7callAny_5times>:
        100003f60:      \tblr\tx8

        """)

    #expect(code.map(\.instructions.count) == [3, 3, 1])
    #expect(code.map(\.calls) == [1, 1, 1])
    #expect(code.map(\.lookUps) == [0, 0, 1])
    #expect(MachineCode.differences(code) == 0)
  }
}
