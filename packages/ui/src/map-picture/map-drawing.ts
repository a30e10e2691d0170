export interface MapLabel {
  /** Per cent from the left. */
  x: number
  /** Per cent from the top. */
  y: number
  /** Name of a suburb or town. */
  text: string
  /** A town has a dot with its name beside it, a suburb its name alone. */
  kind: 'town' | 'suburb'
  /** Shown only where the map is wider than 40 rem. */
  isWide: boolean
}

export interface MapDrawing {
  /** Height of the drawing when its width is 100. */
  height: number
  /** Outline of the land in a box of 100 by `height`, as path data. */
  land: string
  /** Names on it. */
  labels: readonly MapLabel[]
  /** Places shown: the first is the one below the drawing; per cent from the left and from the top. */
  pins: readonly { x: number; y: number }[]
  /** A round distance, and its length in per cent of the width. */
  scale: { percent: number; text: string }
  /** Sources of the data it is drawn from, in words. */
  attribution: string
}
