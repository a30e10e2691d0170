import places from '../../layers/faces.json' with { type: 'json' }
import { type BodyKey, type FaceKey, faceKeys, type VehiclePicture } from './vehicle-picture.ts'

/** Boxes of the faces on the stored layers by body, face and view: left, top, width and height in pixels. */
export type FacePlaces = Record<string, Record<string, Record<string, readonly number[]>>>

const all: FacePlaces = places

/** Where a face shows in a view of a body; null where it does not, or where the body has no such face. */
export const findFacePlace = (
  body: BodyKey,
  face: FaceKey,
  view: VehiclePicture['view'],
): readonly number[] | null => all[body]?.[face]?.[view] ?? null

/** True for a view of a body that shows a face in place of the body's own. */
export const hasFace = (body: BodyKey, face: FaceKey, view: VehiclePicture['view']): boolean =>
  findFacePlace(body, face, view) !== null

/** Faces a body may wear besides its own. */
export const listFaces = (body: BodyKey): readonly FaceKey[] =>
  faceKeys.filter((face) => all[body]?.[face] !== undefined)
