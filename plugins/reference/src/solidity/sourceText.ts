import type { Documentation } from "./ast";

/** One source file: its bytes (the compiler counts bytes) and where its lines begin. */
export class SourceText {
  readonly bytes: Buffer;
  private readonly lineStarts: number[] = [0];

  constructor(text: string) {
    this.bytes = Buffer.from(text, "utf8");
    this.bytes.forEach((byte, index) => {
      if (byte === 10) this.lineStarts.push(index + 1);
    });
  }

  slice(src: string): string {
    const [start = 0, length = 0] = src.split(":").map(Number);
    return this.bytes.subarray(start, start + length).toString("utf8");
  }

  /** Returns the `///` lines right above a node, for definitions whose comment the compiler does not pass on. */
  commentAbove(src: string): string {
    const lines = this.bytes.toString("utf8").split("\n");
    const result: string[] = [];
    for (let index = this.line(src) - 2; index >= 0; index--) {
      const line = lines[index]?.trim() ?? "";
      if (!line.startsWith("///")) break;
      result.unshift(line.slice(3));
    }
    return result.join("\n");
  }

  /**
   * Returns text of a comment with its blank lines, which the compiler leaves out and which separate paragraphs and
   * lists. The compiler's words decide: where the two differ in more than blanks, its text is taken.
   */
  comment(documentation: Documentation | undefined): string {
    if (!documentation) return "";
    const lines = this.slice(documentation.src)
      .split("\n")
      .map((line) => {
        const trimmed = line.trim();
        if (trimmed.startsWith("///") || trimmed.startsWith("/**")) return trimmed.slice(3);
        return trimmed.startsWith("*") ? trimmed.slice(1) : ` ${trimmed}`;
      });
    const last = lines.pop() ?? "";
    const text = [...lines, last.endsWith("*/") ? last.slice(0, -2) : last === "/" ? "" : last].join("\n");
    const words = (other: string) =>
      other
        .split("\n")
        .flatMap((line) => line.split(" "))
        .join("");
    return words(text) === words(documentation.text) ? text : documentation.text;
  }

  /** 1-based. */
  line(src: string): number {
    const [start = 0] = src.split(":").map(Number);
    let line = 0;
    while (line + 1 < this.lineStarts.length && (this.lineStarts[line + 1] ?? 0) <= start) line++;
    return line + 1;
  }
}
