import { type CarSpecifications, formatNumber } from '@forecourt/stock/model'
import { readPresentText } from './present-text.ts'

/** Metres in a foot (VDP-079). */
export const METRES_PER_FOOT = 0.3048

/** Names the icon of a caravan's fact. */
export type CaravanFactKind = 'sleeps' | 'length' | 'width' | 'weight' | 'axles'

/** One labelled size, ready to show. */
export interface CaravanFact {
  kind: CaravanFactKind
  label: string
  value: string
}

type SizeReader = readonly [
  field: keyof CarSpecifications,
  kind: CaravanFactKind,
  label: string,
  format: (text: string) => string,
]

const asGiven = (text: string) => text

const sizes: readonly SizeReader[] = [
  ['sleeps', 'sleeps', 'Sleeps', asGiven],
  ['body_length', 'length', 'Body length', formatFeet],
  ['tare_weight', 'weight', 'Tare weight', formatKilograms],
  ['aggregate_trailer_mass', 'weight', 'Aggregate trailer mass', formatKilograms],
  ['axle_type', 'axles', 'Axle type', asGiven],
  ['body_width', 'width', 'Body width', formatFeet],
]

/**
 * Facts a caravan's buyer asks first: beds, sizes and weights; what is not given is left out. A truck
 * has its axles here.
 * Source: VDP-076 to VDP-078, D-44
 */
export function caravanFacts(specifications: CarSpecifications | null): CaravanFact[] {
  if (specifications === null) return []
  return sizes.flatMap(([field, kind, label, format]) => {
    const text = readPresentText(specifications[field])
    return text === null ? [] : [{ kind, label, value: format(text) }]
  })
}

/** "21.5 ft (6.55 m)"; text that is no number stays as it is. Source: D-44, VDP-077, VDP-079 */
export function formatFeet(text: string): string {
  const feet = numberOf(text)
  return feet === null ? text : `${feet} ft (${(feet * METRES_PER_FOOT).toFixed(2)} m)`
}

/** "2,150 kg", whole kilograms; text that is no number stays as it is. Source: D-44, VDP-078 */
export function formatKilograms(text: string): string {
  const kilograms = numberOf(text)
  return kilograms === null ? text : `${formatNumber(Math.round(kilograms))} kg`
}

function numberOf(text: string): number | null {
  return /^\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null
}
