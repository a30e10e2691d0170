import type { CarVariant, StockMechanics } from '../model/car.ts'
import { parseColours } from './colour-text.ts'
import { parseCylindersText, parseDoorsText, parseGearsText, parseSeatsText } from './count-text.ts'
import { parseEngineText } from './engine-text.ts'
import type { FeedCells } from './feed-cells.ts'
import type { FeedField } from './field-names.ts'
import { isNoFact, nothing, type Parsed, parsed, unreadable } from './parsed.ts'
import {
  parseBodyText,
  parseDriveText,
  parseFuelText,
  parseTransmissionText,
} from './vocabulary.ts'

/** Colours and mechanics; each value the feed writes oddly is repaired or left out with a warning. */
export function resolveMechanics(cells: FeedCells): StockMechanics {
  const colours = parseColours(cells.raw('colour'), cells.raw('interior_colour'))
  const engine = cells.lenient('engine_size', parseEngineText)
  const doors = cells.lenient('doors', parseDoorsText)
  const transmission = cells.name('transmission')
  const gears = cells.lenient('gears', parseGearsText) ?? gearsIn(transmission)
  return {
    variant: resolveVariant(cells, engine),
    colour: colours.colour,
    interior_colour: colours.interiorColour,
    gearnum: gears,
    trans: transmission,
    simple_transmission: cells.lenient('transmission', parseTransmissionText),
    bodyconfiguration: cells.name('body'),
    simple_body: cells.lenient('body', parseBodyText),
    simple_drive: cells.lenient('drive', parseDriveText),
    drive: cells.name('drive'),
    simple_fuel: cells.lenient('fuel', parseFuelText),
    fuel: cells.name('fuel'),
    engine_size: engine?.litres ?? null,
    seats: cells.lenient('seats', parseSeatsText) ?? doors?.seats ?? null,
    doors: doors?.doors ?? null,
  }
}

/** "6 Speed Sports Automatic" has six gears. */
function gearsIn(transmission: string | null): number | null {
  const gears = Number(/(\d{1,2})[\s-]*sp(?:eed|d)?\b/i.exec(transmission ?? '')?.[1])
  return Number.isNaN(gears) || gears === 0 ? null : gears
}

function resolveVariant(
  cells: FeedCells,
  engine: { cc: number | null; litres: number } | null,
): CarVariant | null {
  const measure = (field: FeedField) => cells.lenient(field, parseMeasure)
  const variant: CarVariant = {
    cylinders: cells.lenient('cylinders', parseCylindersText),
    enginesize: engine?.cc ?? null,
    enginesize_litres: engine?.litres ?? null,
    induction: cells.name('induction'),
    fuelconsumptioncombined: measure('fuel_consumption'),
    fuelcapacity: measure('fuel_capacity'),
    geartype: cells.name('gear_type'),
    grossvehiclemass: measure('gross_mass'),
    vehiclelength: measure('length'),
    vehicleheight: measure('height'),
    vehiclewidth: measure('width'),
    towingcapacitybraked: measure('towing'),
    torque: measure('torque'),
    ancaprating: measure('ancap'),
    bodyconfiguration: cells.name('body'),
  }
  return Object.values(variant).some((value) => value !== null) ? variant : null
}

/**
 * A measure with or without its unit: "6.4", "6.4 L/100km", "1,500 kg"; 0 is none. Tonnes become kilograms,
 * metres and centimetres millimetres.
 */
function parseMeasure(text: string): Parsed<number> {
  if (isNoFact(text)) return nothing
  const [, digits, unit = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d,.])\s*(\w*)/.exec(text) ?? []
  if (digits === undefined) return unreadable('is not a number')
  const value = Number(digits.replaceAll(',', '')) * unitFactor(unit)
  return value === 0 ? nothing : parsed(Math.round(value * 1000) / 1000)
}

function unitFactor(unit: string): number {
  if (/^(?:t|tonnes?|m|metres?|meters?)$/i.test(unit)) return 1000
  return /^cm$/i.test(unit) ? 10 : 1
}
