import { type Car, type CarVariant, formatNumber } from '@forecourt/stock/model'
import { type CarFact, listKeyInformation } from './car-fact.ts'
import { readPresentText } from './present-text.ts'

/** Heading of the specification (VDP-052). */
export const VEHICLE_DETAILS_TITLE = 'Vehicle Details'

/** Facts that belong together in the specification. */
export interface FactGroup {
  title: string
  facts: CarFact[]
}

const withUnit = (unit: string) => (value: number | string) =>
  `${typeof value === 'number' ? formatNumber(value) : value} ${unit}`
const plain = (value: number | string) => String(value)

type VariantReader = readonly [
  field: keyof CarVariant,
  label: string,
  format: (value: number | string) => string,
]

const performance: readonly VariantReader[] = [
  ['enginesize', 'Engine capacity', withUnit('cc')],
  ['cylinders', 'Cylinders', plain],
  ['induction', 'Induction', plain],
  ['torque', 'Torque', withUnit('Nm')],
  ['geartype', 'Gear type', plain],
  ['fuelconsumptioncombined', 'Fuel consumption (combined)', withUnit('L/100km')],
  ['fuelcapacity', 'Fuel capacity', withUnit('L')],
]

const dimensions: readonly VariantReader[] = [
  ['vehiclelength', 'Length', withUnit('mm')],
  ['vehiclewidth', 'Width', withUnit('mm')],
  ['vehicleheight', 'Height', withUnit('mm')],
  ['grossvehiclemass', 'Gross vehicle mass', withUnit('kg')],
  ['towingcapacitybraked', 'Towing capacity (braked)', withUnit('kg')],
  ['bodyconfiguration', 'Body configuration', plain],
]

const safety: readonly VariantReader[] = [
  ['ancaprating', 'ANCAP rating', (stars) => `${stars} ${Number(stars) === 1 ? 'star' : 'stars'}`],
]

function variantFacts(variant: CarVariant | null, readers: readonly VariantReader[]): CarFact[] {
  if (variant === null) return []
  return readers.flatMap(([field, label, format]) => {
    const raw = variant[field]
    return readPresentText(raw) === null || raw === null
      ? []
      : [{ kind: 'variant' as const, label, value: format(raw) }]
  })
}

/* Often the body again, which the overview has said: "Naked" of a naked bike. */
const saysMoreThan =
  (overview: readonly CarFact[]) =>
  ({ label, value }: CarFact) =>
    label !== 'Body configuration' ||
    !overview.some(
      (fact) => fact.label === 'Body' && fact.value.toLowerCase().startsWith(value.toLowerCase()),
    )

/**
 * The specification: key information and the variant's fields, grouped; empty facts and empty
 * groups are left out, and so is a body configuration that only repeats the body.
 * Source: D-92, VDP-053
 */
export function listVehicleDetails(car: Car): FactGroup[] {
  const overview = listKeyInformation(car)
  const sizes = variantFacts(car.variant, dimensions).filter(saysMoreThan(overview))
  const groups = [
    { title: 'Overview', facts: overview },
    { title: 'Engine and performance', facts: variantFacts(car.variant, performance) },
    { title: 'Size and towing', facts: sizes },
    { title: 'Safety', facts: variantFacts(car.variant, safety) },
  ]
  return groups.filter((group) => group.facts.length > 0)
}
