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

/** A place on a {@link StockMap}; places are per cent from the left and from the top. */
export interface MapMarker {
  /** Name of the location, which is the `location_name` of its vehicles. */
  name: string
  /** "Hamilton QLD" */
  suburb: string
  /** Where the place is. */
  spot: { x: number; y: number }
  /** Middle of its marker, which is beside the spot and covers no other. */
  at: { x: number; y: number }
}

/** A map of the places vehicles stand at, as high as it is wide. */
export interface StockMap {
  /** Map with a pin for each place. */
  drawing: MapDrawing
  markers: readonly MapMarker[]
}
