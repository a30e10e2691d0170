import { paintKeys } from './paints.ts'
import { blankPlate, formatPlate, parsePlate } from './plate.ts'
import { hasPlate } from './plate-places.ts'
import {
  bodyKeys,
  galleryViews,
  settingKeys,
  turnViews,
  type VehiclePicture,
} from './vehicle-picture.ts'

const pathPattern =
  /^\/images\/vehicles\/([a-z-]+)\/([a-z-]+)\/([a-z-]+)\/(?:([a-z]{2,6}(?:-[A-Z0-9]{2,7})?)\/)?([a-z0-9-]+)\.jpg$/

const oneOf = <T extends string>(keys: readonly T[], value: string | undefined): T | null =>
  keys.find((key) => key === value) ?? null

/**
 * Where a picture is, as feeds write it: `/images/vehicles/studio/suv/white/side-left.jpg`, and with a
 * plate `/images/vehicles/studio/suv/white/qld-795GW2/front-left.jpg`.
 */
export function picturePath({ setting, body, paint, view, plate }: VehiclePicture): string {
  const shown = formatPlate(plate ?? blankPlate)
  return ['/images/vehicles', setting, body, paint, ...(shown ? [shown] : []), `${view}.jpg`].join(
    '/',
  )
}

/**
 * The picture a path stands for; null when any part of it is unknown, or when it names a plate in a view
 * that shows none.
 */
export function parsePicturePath(path: string): VehiclePicture | null {
  const parts = pathPattern.exec(path)
  const setting = oneOf(settingKeys, parts?.[1])
  const body = oneOf(bodyKeys, parts?.[2])
  const paint = oneOf(paintKeys, parts?.[3])
  const view = oneOf([...galleryViews, ...turnViews], parts?.[5])
  if (!setting || !body || !paint || !view) return null
  const picture = { setting, body, paint, view }
  const shown = parts?.[4]
  if (shown === undefined) return picture
  const plate = hasPlate(body, view) ? parsePlate(shown) : null
  return plate && { ...picture, plate }
}
