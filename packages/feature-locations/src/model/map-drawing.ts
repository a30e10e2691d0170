/** Name on a map; places are per cent from the left and from the top. */
export interface MapLabel {
  x: number
  y: number
  text: string
  /** A town has a dot with its name beside it, a suburb its name alone. */
  kind: 'town' | 'suburb'
  /** True for one that only a map of more than 40 rem has space for. */
  isWide: boolean
}

/** Everything a map draws, laid out; north is up and distances are true to scale. */
export interface MapDrawing {
  /** Height of the drawing when its width is 100. */
  height: number
  /** Outline of the land in a box of 100 by `height`, as path data; empty where all is sea. */
  land: string
  labels: readonly MapLabel[]
  /** The places shown, in order; per cent from the left and from the top. */
  pins: readonly { x: number; y: number }[]
  /** A round distance, and its length in per cent of the width. */
  scale: { percent: number; text: string }
  /** Sources of the data it is drawn from. */
  attribution: string
}
