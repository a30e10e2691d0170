declare module 'subset-font' {
  /** Cuts a font down to the signs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      /** Values at which the axes of a variable font are fixed, or the part of an axis that stays. */
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
      /** Features of layout that stay. Default all. */
      keepFeatures?: readonly string[]
      /** Names that stay beside those of identity. */
      preserveNameIds?: readonly number[]
    },
  ): Promise<Buffer>
}
