import type { MapLabel } from '../../model/index.ts'

/** A name that may stand on a map, where its place is. */
export type LabelCandidate = Pick<MapLabel, 'x' | 'y' | 'text' | 'kind'>

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Width of a map in pixels that all labels have space on, and of one that the wide ones have. */
const widths = { narrow: 320, wide: 640 }

/** Pixels a letter, a line and the air around a name take. */
const letter = 6.6
const line = 16
const air = 5

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 1 && right <= 99 && top >= 2 && bottom <= 98

/** The box of a name, in per cent of a picture of so many pixels. */
function boxOf({ x, y, text, kind }: LabelCandidate, width: number, height: number): Box {
  const wide = ((text.length * letter + air * 2) / width) * 100
  const high = ((line + air) / height) * 100
  const left = kind === 'town' ? x - (air / width) * 100 : x - wide / 2
  return { left, right: left + wide, top: y - high / 2, bottom: y + high / 2 }
}

/** Pins, whose drop stands above their point, the scale above and the attribution below. */
function takenBoxes(
  pins: readonly { x: number; y: number }[],
  width: number,
  height: number,
): Box[] {
  const [east, north] = [(22 / width) * 100, (50 / height) * 100]
  const corner = (36 / height) * 100
  return [
    ...pins.map(({ x, y }) => ({ left: x - east, right: x + east, top: y - north, bottom: y + 2 })),
    { left: 0, right: 100, top: 100 - corner, bottom: 100 },
    { left: 0, right: (130 / width) * 100, top: 0, bottom: corner },
  ]
}

interface PlacedLabels {
  labels: MapLabel[]
  boxes: Box[]
}

/**
 * The candidates that find space, the first given first: those that do on a narrow map, and more on a wide one.
 * @param heightPerWidth height of the picture when its width is 1
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  pins: readonly { x: number; y: number }[],
  heightPerWidth: number,
): MapLabel[] {
  const place = (chosen: readonly MapLabel[], isWide: boolean): MapLabel[] => {
    const width = isWide ? widths.wide : widths.narrow
    const height = width * heightPerWidth
    const placed: PlacedLabels = {
      labels: [...chosen],
      boxes: [
        ...takenBoxes(pins, width, height),
        ...chosen.map((label) => boxOf(label, width, height)),
      ],
    }
    for (const candidate of candidates) {
      if (placed.labels.length >= (isWide ? 14 : 7)) break
      const box = boxOf(candidate, width, height)
      if (!isInside(box) || placed.boxes.some((other) => overlaps(box, other))) continue
      placed.labels.push({ ...candidate, isWide })
      placed.boxes.push(box)
    }
    return placed.labels
  }
  return place(place([], false), true)
}
