import type { PlateSize } from './draw-plate.ts'
import places from './plates.json' with { type: 'json' }
import type { BodyKey, VehiclePicture } from './vehicle-picture.ts'

/** A number plate in a picture. */
export interface PlatePlace {
  size: PlateSize
  /** Corners in shares of the picture's width and height, from the plate's top left and clockwise. */
  quad: readonly number[]
  /** Runs of cells that something hides: row, first column and the one behind the last, and so on. */
  hidden?: readonly number[]
}

/** A plate in a view, as `plates.json` has it. */
export interface PlateView extends Pick<PlatePlace, 'quad' | 'hidden'> {
  /** "front" or "rear" */
  plate: string
}

/** Plates of a body: sizes in millimetres, and the views that show one. */
export interface PlatedBody {
  front?: readonly number[]
  rear?: readonly number[]
  views: Readonly<Record<string, PlateView>>
}

const bodies: Readonly<Record<string, PlatedBody>> = places

/** True for a view of a body that shows a number plate. */
export const hasPlate = (body: BodyKey, view: VehiclePicture['view']): boolean =>
  Object.hasOwn(bodies[body]?.views ?? {}, view)

/** Where the plate of a body shows in a view, as `scene/plates.py` projected it; null where none does. */
export function findPlatePlace(body: BodyKey, view: VehiclePicture['view']): PlatePlace | null {
  const found = bodies[body]
  const place = found?.views[view]
  if (!place) return null
  const [width = 1, height = 1] = (place.plate === 'front' ? found.front : found.rear) ?? []
  const { quad, hidden } = place
  return { size: [width, height], quad, ...(hidden && { hidden }) }
}
