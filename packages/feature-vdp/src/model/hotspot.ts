import type { CarHotspot } from '@forecourt/stock/model'

/** A point of interest where it shows. */
export interface PlacedHotspot {
  /** Place of the hotspot among all of its kind, from 0; the same on every frame. */
  number: number
  description: string
  /** Percent of the picture from its left and top edge, 0 to 100. */
  x: number
  y: number
}

const isOnPicture = ({ x, y }: { x: number; y: number }) =>
  [x, y].every((percent) => percent >= 0 && percent <= 100)

function placed(
  hotspots: readonly CarHotspot[],
  isHere: (position: CarHotspot['positions'][number]) => boolean,
): PlacedHotspot[] {
  return hotspots.flatMap(({ description, positions }, number) => {
    const position = positions.find((candidate) => isHere(candidate) && isOnPicture(candidate))
    const text = description.trim()
    return position && text ? [{ number, description: text, x: position.x, y: position.y }] : []
  })
}

/** Points that show on a frame (from 0), each at its place; those without text or place are left out (VDP-020). */
export const listHotspotsOnFrame = (
  hotspots: readonly CarHotspot[],
  frame: number,
): PlacedHotspot[] => placed(hotspots, ({ angle }) => angle === frame)

/** Points of a picture that has only one angle, such as the interior panorama (VDP-020). */
export const listHotspotsOnPicture = (hotspots: readonly CarHotspot[]): PlacedHotspot[] =>
  placed(hotspots, () => true)
