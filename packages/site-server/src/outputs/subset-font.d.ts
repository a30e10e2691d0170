declare module 'subset-font' {
  /** Cuts a font down to the signs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype'
      /** Values at which the axes of a variable font are fixed. */
      variationAxes: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
