import { calculateFuelCost, type FuelCost, type FuelUse, fuelLimits } from './fuel-cost.ts'

/** Fields of the fuel calculator, named as in its address. */
export type FuelField = 'fuel_price' | 'distance' | 'consumption'

/** Content that stands in the fields, as it was typed. */
export type FuelText = Readonly<Record<FuelField, string>>

/** Problem with a field, and how to put it right. */
export type FuelErrors = Partial<Record<FuelField, string>>

/** Content the calculator shows for what was typed: an amount only when every field can be read. */
export interface FuelAnswer {
  cost: FuelCost | null
  errors: FuelErrors
}

const meaning = {
  fuel_price: 'priceDollars',
  distance: 'distanceKm',
  consumption: 'litresPer100Km',
} as const satisfies Record<FuelField, keyof FuelUse>

const fields = Object.keys(meaning) as FuelField[]

const problems: Readonly<Record<FuelField, string>> = {
  fuel_price: 'Enter a price from $0.10 to $9.99 a litre.',
  distance: 'Enter a distance from 1 to 10,000 kms a week.',
  consumption: 'Enter a consumption from 0.1 to 100 L/100km.',
}

/** A use of fuel as it is written into the fields: "1.70", "250", "10". Source: VDP-112 to VDP-114 */
export const formatFuelText = (use: FuelUse): FuelText => ({
  fuel_price: use.priceDollars.toFixed(2),
  distance: String(use.distanceKm),
  consumption: String(use.litresPer100Km),
})

/** The number in a text such as "$1.70", "1,250 kms" or "8,9"; null when it is none or out of its limits. */
function readField(field: FuelField, typed: string): number | null {
  const bare = typed.trim().replace(/^\$|\s*(?:kms?|l\/100\s?kms?)$/gi, '')
  const number = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : bare.replace(',', '.')
  const { min, max } = fuelLimits[meaning[field]]
  const value = /^\d*\.?\d+$|^\d+\.$/.test(number) ? Number(number) : Number.NaN
  return value >= min && value <= max ? value : null
}

/** The answer to what was typed. Source: VDP-115, D-42 */
export function resolveFuelAnswer(text: FuelText): FuelAnswer {
  const price = readField('fuel_price', text.fuel_price)
  const distance = readField('distance', text.distance)
  const consumption = readField('consumption', text.consumption)
  const isUsable = { fuel_price: price, distance, consumption }
  const errors = Object.fromEntries(
    fields.filter((field) => isUsable[field] === null).map((field) => [field, problems[field]]),
  )
  if (price === null || distance === null || consumption === null) return { cost: null, errors }
  const use = { priceDollars: price, distanceKm: distance, litresPer100Km: consumption }
  return { cost: calculateFuelCost(use), errors }
}

/** Text as it was typed, from the address of the page; a field the address does not name keeps its start. */
export function readFuelText(parameters: URLSearchParams, start: FuelText): FuelText {
  const typed = (field: FuelField) => parameters.get(field)?.slice(0, 20) ?? start[field]
  return {
    fuel_price: typed('fuel_price'),
    distance: typed('distance'),
    consumption: typed('consumption'),
  }
}
