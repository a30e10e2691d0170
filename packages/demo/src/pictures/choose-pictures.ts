import type { CarHotspots } from '@forecourt/stock/model'
import horizons from '../../layers/horizons.json' with { type: 'json' }
import { type Random, seededRandom } from '../stock/random.ts'
import { hasFace } from './face-places.ts'
import { type BodyFacts, findBody } from './find-body.ts'
import { findFace } from './find-face.ts'
import type { Horizons } from './horizons.ts'
import { findPaint, type PaintFamily } from './paints.ts'
import { picturePath } from './picture-path.ts'
import type { Plate } from './plate.ts'
import { hasPlate } from './plate-places.ts'
import { findInterior, findWalkaround, placeHotspots } from './vehicle-media.ts'
import {
  type BodyKey,
  type GalleryView,
  galleryViews,
  type LeadView,
  leadViews,
  type SettingKey,
  type TurnView,
  turnViews,
  type VehiclePicture,
} from './vehicle-picture.ts'

/** Facts of a vehicle that decide its pictures. */
export interface PicturedVehicle extends BodyFacts {
  /** Stock number; the same number always has the same pictures. */
  stocknum: string
  /** Make, which decides the face where a body has several. Default unknown: the body's own face. */
  make?: string
  /** Colour in the maker's own words. */
  colour: string | null
  /** Family of the colour in the maker's chart. Default read from its name. */
  paintFamily?: PaintFamily
  /** Number plate. Default blank. */
  plate?: Plate
}

/** Paths of a vehicle's pictures, as a feed writes them. */
export interface VehiclePictures {
  /** Gallery, a three-quarter view from the front first; empty for a vehicle not photographed yet. */
  gallery: readonly string[]
  /** The 36 frames of a full turn, or none. */
  turn: readonly string[]
  /** The walkaround video, or null. */
  walkaround: string | null
  /** The interior all the way round, or null. */
  interior: string | null
  /** Points of interest on turn and interior, or null. */
  hotspots: CarHotspots | null
}

/** Share of vehicles that are not photographed yet. */
const unpictured = 0.02

/** Share of vehicles of which there are only the first pictures. */
const barelyPictured = 0.06

/** Share of fully pictured vehicles that also stood on the turntable. */
const turned = 0.06

const rendered: Horizons = horizons

const hasLayers = (body: BodyKey, view: VehiclePicture['view']) =>
  Object.hasOwn(rendered[body] ?? {}, view)

/** Views there are layers of, in the order of the gallery. */
export const listViews = (body: BodyKey): readonly GalleryView[] =>
  galleryViews.filter((view) => hasLayers(body, view))

/** The 36 frames of a full turn, or none where the body was not rendered on the turntable. */
export const listTurn = (body: BodyKey): readonly TurnView[] =>
  turnViews.every((view) => hasLayers(body, view)) ? turnViews : []

/**
 * The pictures a dealer took of a vehicle. Call it where a feed format writes its rows, once a row:
 * `choosePictures('depot', { stocknum, body: 'Prime Mover', colour: 'Frost White' })`, and write
 * `gallery` into the column of images (joined by `|` in a CSV file, an array in JSON), `turn` into
 * `spin_images` likewise, and video, interior and points of interest into theirs. One setting a dealer: `studio` harbour, `yard` ridgeline, `park` caravans,
 * `depot` trucks, `gallery` prestige.
 * @returns paths of the site's own image service; the same vehicle always has the same
 */
export function choosePictures(setting: SettingKey, vehicle: PicturedVehicle): VehiclePictures {
  const random = seededRandom(`${setting}|pictures|${vehicle.stocknum}`)
  const body = findBody(vehicle)
  const paint = findPaint(vehicle.colour, vehicle.paintFamily)
  const plated = vehicle.plate && { plate: vehicle.plate }
  const face = findFace(body, vehicle.make)
  // Views without a plate or a face are shared by all vehicles of a body and paint.
  const pathOf = (view: VehiclePicture['view']) =>
    picturePath({
      setting,
      body,
      paint,
      view,
      ...(face && hasFace(body, face, view) && { face }),
      ...(hasPlate(body, view) && plated),
    })
  const lead = chooseLead(body, seededRandom(`${setting}|nose|${vehicle.stocknum}`))
  const taken = viewsTaken(body, lead, random)
  // Close views of the lamps and turns there are of the body's own face only.
  const views = face ? taken.filter((view) => view !== 'headlight') : taken
  const isWhole = taken.length > barely
  const moving = { setting, body, face, paint, stocknum: vehicle.stocknum, word: vehicle.body }
  const walkaround = isWhole ? findWalkaround(moving) : null
  // Who was filmed stood on the turntable, too.
  const isTurned = (random.chance(turned) && isWhole) || walkaround !== null
  return {
    gallery: views.map(pathOf),
    turn: isTurned && !face ? listTurn(body).map(pathOf) : [],
    walkaround,
    interior: isTurned ? findInterior(moving) : null,
    hotspots: isTurned ? placeHotspots(moving) : null,
  }
}

/** Pictures of a vehicle that was only photographed in passing. */
const barely = 3

/** The view that leads: of vehicles of one model and colour some are seen from the left, some from the right. */
function chooseLead(body: BodyKey, random: Random): LeadView {
  return random.pick(leadViews.filter((view) => hasLayers(body, view)))
}

const isLeadView = (view: GalleryView) => leadViews.some((lead) => lead === view)

function viewsTaken(body: BodyKey, lead: LeadView, random: Random): readonly GalleryView[] {
  const chance = random.next()
  const views = listViews(body).filter((view) => view === lead || !isLeadView(view))
  if (chance < unpictured) return []
  if (chance < unpictured + barelyPictured) return views.slice(0, barely)
  const hasInterior = random.chance(0.7)
  return views.filter((view) => view !== 'interior' || hasInterior)
}
