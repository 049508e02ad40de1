declare module "subset-font" {
  /** What is left out of a font in addition to characters. */
  export interface Shape {
    /** Leaves out the glyphs that stand for several characters or for one in certain places. */
    readonly noLayoutClosure?: boolean;
    /** How far each axis of a variable font goes. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Shape & { targetFormat: "woff2" | "sfnt"; noHinting?: boolean },
  ): Promise<Buffer>;
}
