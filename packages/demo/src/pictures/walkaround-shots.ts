import type { PaintKey } from './paints.ts'
import type { BodyKey, GalleryView, SettingKey, TurnView } from './vehicle-picture.ts'
import { turnViews } from './vehicle-picture.ts'

/** A vehicle of which there is a walkaround video. */
export interface FilmedVehicle {
  setting: SettingKey
  body: BodyKey
  paint: PaintKey
}

/** One for each dealer, a vehicle it has several of, with the share of those that are filmed. */
export const filmedVehicles: readonly (FilmedVehicle & { share: number })[] = [
  { setting: 'studio', body: 'suv', paint: 'ice-white', share: 0.12 },
  { setting: 'yard', body: 'ute', paint: 'white', share: 0.3 },
  { setting: 'park', body: 'caravan', paint: 'silver', share: 0.4 },
  { setting: 'depot', body: 'light-truck', paint: 'white', share: 0.8 },
  { setting: 'gallery', body: 'sedan', paint: 'white', share: 0.5 },
]

/** Where the film of a vehicle is, as feeds write it. */
export const filmPath = ({ setting, body, paint }: FilmedVehicle): string =>
  `/media/walkarounds/${setting}-${body}-${paint}.webm`

/** Pictures a second. */
export const filmRate = 24

/** Size of the film in pixels. */
export const filmSize = { width: 720, height: 480 } as const

/** Pictures over which one shot gives way to the next. */
export const dissolve = 8

/** Part of a picture that fills the film: its middle and width, as shares of the picture. */
export interface Frame {
  x: number
  y: number
  width: number
}

/** A still with the camera moving over it, or the turn of the vehicle. */
export type Shot =
  | { view: GalleryView; pictures: number; from: Frame; to: Frame }
  | { view: readonly TurnView[]; pictures: number }

/** All of a picture. */
export const wholeFrame: Frame = { x: 0.5, y: 0.5, width: 1 }
const seconds = (time: number) => Math.round(time * filmRate)

/** The film of any vehicle: once round it, then along it, and a look inside where there is one. */
export function planShots(views: readonly GalleryView[]): Shot[] {
  const stills: Shot[] = [
    still('front-left', 2, { x: 0.5, y: 0.52, width: 0.94 }, { x: 0.42, y: 0.55, width: 0.72 }),
    still('headlight', 1.7, { x: 0.46, y: 0.5, width: 0.86 }, { x: 0.54, y: 0.5, width: 0.86 }),
    still('wheel', 1.7, { x: 0.5, y: 0.5, width: 0.96 }, { x: 0.5, y: 0.5, width: 0.8 }),
    still('rear-right', 2, { x: 0.44, y: 0.55, width: 0.74 }, { x: 0.5, y: 0.52, width: 0.94 }),
    still('interior', 2.6, { x: 0.4, y: 0.5, width: 0.78 }, { x: 0.6, y: 0.5, width: 0.78 }),
  ]
  const taken = stills.filter(({ view }) => typeof view === 'string' && views.includes(view))
  return [{ view: turnViews, pictures: turnViews.length * 3 }, ...taken]
}

function still(view: GalleryView, time: number, from: Frame, to: Frame): Shot {
  return { view, pictures: seconds(time), from, to }
}

/** Where the camera is at a share of a shot: it starts and ends gently. */
export function frameAt(from: Frame, to: Frame, share: number): Frame {
  const eased = share * share * (3 - 2 * share)
  const mix = (one: number, other: number) => one + (other - one) * eased
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width) }
}
