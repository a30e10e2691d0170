import type { CarHotspot, CarHotspots } from '@forecourt/stock/model'
import { seededRandom } from '../stock/random.ts'
import type { PaintKey } from './paints.ts'
import spots from './spots.json' with { type: 'json' }
import type { BodyKey, FaceKey, SettingKey } from './vehicle-picture.ts'
import { filmedVehicles, filmPath } from './walkaround-shots.ts'

/** Facts of a vehicle that decide its video, interior and points of interest. */
export interface MovingVehicle {
  setting: SettingKey
  body: BodyKey
  /** A face other than the body's own, which videos and turns have. Default none. */
  face?: FaceKey | null
  paint: PaintKey
  stocknum: string
  /** The feed's own word for its body. */
  word: string
}

/** Address of the walkaround video; null for a vehicle that was not filmed. */
export function findWalkaround(vehicle: MovingVehicle): string | null {
  const { setting, body, face, paint, stocknum } = vehicle
  if (face) return null
  const film = filmedVehicles.find(
    (one) => one.setting === setting && one.body === body && one.paint === paint,
  )
  const isFilmed = film && seededRandom(`${setting}|film|${stocknum}`).chance(film.share)
  return isFilmed ? filmPath(film) : null
}

type Interior = 'pale' | 'dark' | 'truck' | 'caravan' | 'motorhome'

/** The interior a body has; the others have more rows, no roof or a tray behind the seats. */
const interiors: Partial<Record<BodyKey, Interior>> = {
  suv: 'pale',
  'suv-small': 'pale',
  'suv-electric': 'pale',
  'suv-sharp': 'pale',
  'four-wheel-drive': 'pale',
  'sedan-large': 'pale',
  coupe: 'pale',
  hatch: 'dark',
  'hatch-small': 'dark',
  'hatch-sharp': 'dark',
  sedan: 'dark',
  wagon: 'dark',
  ute: 'dark',
  'ute-rugged': 'dark',
  'light-truck': 'truck',
  pantech: 'truck',
  'curtain-sider': 'truck',
  'prime-mover': 'truck',
  'prime-mover-cabover': 'truck',
  tipper: 'truck',
  caravan: 'caravan',
  'caravan-offroad': 'caravan',
  'caravan-compact': 'caravan',
  'pop-top': 'caravan',
  motorhome: 'motorhome',
  campervan: 'motorhome',
}

const interiorKind = ({ body, word }: MovingVehicle): Interior | undefined =>
  /cab chassis|single cab/i.test(word) ? undefined : interiors[body]

/** Address of the interior all the way round; null for a body there is none of. */
export function findInterior(vehicle: MovingVehicle): string | null {
  const kind = interiorKind(vehicle)
  return kind ? `/media/interiors/${kind}.webp` : null
}

const point = (description: string, x: number, y: number): CarHotspot => ({
  description,
  positions: [{ angle: 0, x, y }],
})

const cabin = [
  point('Touch screen in the middle of the dash', 50, 56.5),
  point('Steering wheel that adjusts for height and reach', 58.4, 64),
  point('Rear bench with three headrests', 96.5, 56),
]
const room = [
  point('Kitchen with four burners, an oven and a sink', 31, 67),
  point('Island bed between two bedside tables', 50.7, 61),
  point('Dinette for four by the window', 74, 72),
  point('Television over the entry cupboard', 94, 52),
]
const cab = [
  point('Instruments in front of the driver', 58, 55),
  point('Seats on both sides with lap and sash belts', 40, 70),
]

const inside: Readonly<Record<Interior, CarHotspot[]>> = {
  pale: cabin,
  dark: cabin,
  truck: cab,
  caravan: room,
  motorhome: room,
}

const carWords = {
  headlight: 'Headlights with clear lenses on both sides',
  wheel: 'Wheels without kerb marks, tread depth on request',
  tail: 'Tailgate and bumper, photographed in daylight',
}
const caravanWords = {
  headlight: 'Drawbar with coupling and safety chains',
  wheel: 'Wheels and springs, looked over before every sale',
  tail: 'Rear wall with lamps and number plate',
}
type SpotName = keyof typeof carWords

const frames: Readonly<Record<string, Record<string, number[][]>>> = spots

/**
 * Points on the frames of the turn, where they were projected (scene/spots.py). Only where the dealer's
 * photos keep the shape of the frames: a point is placed on the whole frame.
 */
function outside({ setting, body, face }: MovingVehicle): CarHotspot[] {
  if (face) return []
  if (setting !== 'studio' && setting !== 'gallery') return []
  const words = body === 'caravan' ? caravanWords : carWords
  return Object.entries(frames[body] ?? {}).map(([name, places]) => ({
    description: words[name as SpotName],
    positions: places.map(([angle = 0, x = 0, y = 0]) => ({ angle, x, y })),
  }))
}

/** Points of interest of a vehicle on a turntable; null where there are none. */
export function placeHotspots(vehicle: MovingVehicle): CarHotspots | null {
  const kind = interiorKind(vehicle)
  const hotspots = { exterior: outside(vehicle), interior: kind ? inside[kind] : [] }
  return hotspots.exterior.length + hotspots.interior.length > 0 ? hotspots : null
}
