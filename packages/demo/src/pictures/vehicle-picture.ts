import type { PaintKey } from './paints.ts'
import type { Plate } from './plate.ts'

/** Places a vehicle can be pictured at, each a dealer's own way of taking photos. */
export const settingKeys = ['studio', 'yard', 'park', 'depot', 'gallery'] as const

/** A place of {@link settingKeys}. */
export type SettingKey = (typeof settingKeys)[number]

/** Bodies there is a model of. */
export const bodyKeys = [
  'hatch',
  'hatch-small',
  'hatch-sharp',
  'sedan',
  'sedan-large',
  'wagon',
  'suv',
  'suv-small',
  'suv-large',
  'suv-electric',
  'suv-sharp',
  'four-wheel-drive',
  'ute',
  'ute-rugged',
  'cab-chassis',
  'van',
  'van-high',
  'van-small',
  'people-mover',
  'convertible',
  'coupe',
  'bus',
  'light-truck',
  'pantech',
  'curtain-sider',
  'tipper',
  'prime-mover',
  'prime-mover-cabover',
  'motorcycle',
  'sports-bike',
  'cruiser',
  'touring-bike',
  'adventure-bike',
  'dirt-bike',
  'scooter',
  'caravan',
  'caravan-offroad',
  'caravan-compact',
  'pop-top',
  'camper-trailer',
  'motorhome',
  'campervan',
] as const

/** A body of {@link bodyKeys}. */
export type BodyKey = (typeof bodyKeys)[number]

/** Faces a body may wear in place of its own, as `scene/noses.py` draws them: bar, tall, split and wing. */
export const faceKeys = ['b', 'c', 'd', 'e'] as const

/** A face of {@link faceKeys}. */
export type FaceKey = (typeof faceKeys)[number]

/** Three-quarter views from the front; one of them leads a gallery, which has no other. */
export const leadViews = ['front-left', 'front-right'] as const

/** A view of {@link leadViews}. */
export type LeadView = (typeof leadViews)[number]

/** Views of galleries in their order, those that lead one first. */
export const galleryViews = [
  ...leadViews,
  'side-left',
  'rear-right',
  'front',
  'rear',
  'side-right',
  'wheel',
  'headlight',
  'interior',
] as const

/** A view of {@link galleryViews}. */
export type GalleryView = (typeof galleryViews)[number]

/** Frames of a full turn, one every 10 degrees. */
export const turnFrames = 36

/** A frame of the full turn: `turn-00` from the front, `turn-18` from behind. */
export type TurnView = `turn-${string}`

/** The frame a number stands for, 0 to 35. */
export const turnView = (frame: number): TurnView => `turn-${String(frame).padStart(2, '0')}`

/** The frames of a full turn in order. */
export const turnViews = Array.from({ length: turnFrames }, (_, frame) => turnView(frame))

/** One picture of a vehicle: where it stands, what it is, its paint and where it is seen from. */
export interface VehiclePicture {
  setting: SettingKey
  body: BodyKey
  paint: PaintKey
  view: GalleryView | TurnView
  /** The face it wears, in a view that shows it. Default the body's own. */
  face?: FaceKey
  /** The number plate, of a view that shows one. Default blank. */
  plate?: Plate
}

/** True for a frame of the full turn, false for a view of the gallery. */
export const isTurnView = (view: VehiclePicture['view']): view is TurnView =>
  view.startsWith('turn-')
