import { hasFace } from './face-places.ts'
import { paintKeys } from './paints.ts'
import { blankPlate, formatPlate, parsePlate } from './plate.ts'
import { hasPlate } from './plate-places.ts'
import {
  bodyKeys,
  faceKeys,
  galleryViews,
  settingKeys,
  turnViews,
  type VehiclePicture,
} from './vehicle-picture.ts'

const pathPattern =
  /^\/images\/vehicles\/([a-z-]+)\/([a-z-]+)(?:\.([a-z]))?\/([a-z-]+)\/(?:([a-z]{2,6}(?:-[A-Z0-9]{2,7})?)\/)?([a-z0-9-]+)\.jpg$/

const oneOf = <T extends string>(keys: readonly T[], value: string | undefined): T | null =>
  keys.find((key) => key === value) ?? null

/**
 * Where a picture is, as feeds write it: `/images/vehicles/studio/suv/white/side-left.jpg`, with a face
 * `/images/vehicles/studio/suv.b/white/side-left.jpg`, and with a plate
 * `/images/vehicles/studio/suv/white/qld-795GW2/front-left.jpg`.
 */
export function picturePath({ setting, body, face, paint, view, plate }: VehiclePicture): string {
  const shown = formatPlate(plate ?? blankPlate)
  const worn = face ? `${body}.${face}` : body
  return ['/images/vehicles', setting, worn, paint, ...(shown ? [shown] : []), `${view}.jpg`].join(
    '/',
  )
}

/**
 * The picture a path stands for; null when any part of it is unknown, or when it names a plate or a face
 * in a view that shows none.
 */
export function parsePicturePath(path: string): VehiclePicture | null {
  const parts = pathPattern.exec(path)
  const setting = oneOf(settingKeys, parts?.[1])
  const body = oneOf(bodyKeys, parts?.[2])
  const paint = oneOf(paintKeys, parts?.[4])
  const view = oneOf([...galleryViews, ...turnViews], parts?.[6])
  if (!setting || !body || !paint || !view) return null
  const face = oneOf(faceKeys, parts?.[3])
  if (parts?.[3] !== undefined && !(face && hasFace(body, face, view))) return null
  const picture = { setting, body, paint, view, ...(face && { face }) }
  const shown = parts?.[5]
  if (shown === undefined) return picture
  const plate = hasPlate(body, view) ? parsePlate(shown) : null
  return plate && { ...picture, plate }
}
