import { monthInWords } from '../stock/calendar.ts'
import type { DrawnUnit } from '../stock/demo-unit.ts'
import type { Random } from '../stock/random.ts'
import { inSeries, numberWord } from './car-words.ts'
import type { Line } from './deck.ts'

/** A caravan, truck or motorcycle in words: what a salesperson can truthfully say about it. */
export interface UnitWords {
  vehicle: DrawnUnit
  /** "Jayco Journey", "Kenworth T909" */
  model: string
  /** "Journey Outback 21.66-3", "R 1250 GS Rallye" */
  name: string
  /** "2021 Jayco Journey" */
  yearName: string
  /** "542,300 km"; empty for what is towed. */
  km: string
  ageYears: number
  colour: string
  /** "21.5-foot" */
  feet: string
  /** "four" */
  sleeps: string
  /** "2,690 kg" */
  tare: string
  atm: string
  gvm: string
  /** "1,254 cc", "12.8-litre diesel" */
  engine: string
  /** "six-speed manual" in small letters. */
  gearbox: string
  /** "March 2027", or null without plates. */
  regoUntil: string | null
  isNew: boolean
  isUsed: boolean
  /** Equipment worth a sentence, in small letters, in an order of its own. */
  gear: readonly string[]
}

/** A deck of lines about units. */
export type UnitLines = readonly Line<UnitWords>[]

/** A text where something holds, else nothing. */
export const when = (holds: boolean, text: string) => (holds ? text : null)

/** "a, b and c" of the first few pieces of equipment. */
export const someGear = ({ gear }: UnitWords, count: number) => inSeries(gear.slice(0, count))

const kilograms = (kg: number) => `${kg.toLocaleString('en-AU')} kg`

/** Puts the facts of a vehicle into words. */
export function describeUnit(vehicle: DrawnUnit, random: Random): UnitWords {
  const { make, unit, year, carType, odometerKm, plateExpiry } = vehicle
  const { sizes, engine } = unit
  const litres = ((engine?.cc ?? 0) / 1000).toFixed(1)
  return {
    vehicle,
    model: `${make.name} ${unit.model}`,
    name: [unit.model, unit.badge].filter(Boolean).join(' '),
    yearName: `${year} ${make.name} ${unit.model}`,
    km: odometerKm === null ? '' : `${odometerKm.toLocaleString('en-AU')} km`,
    ageYears: 2027 - year,
    colour: vehicle.colour,
    feet: `${sizes?.lengthFeet ?? 0}-foot`,
    sleeps: numberWord(sizes?.sleeps ?? 0),
    tare: kilograms(sizes?.tareKg ?? 0),
    atm: kilograms(sizes?.atmKg ?? 0),
    gvm: kilograms(unit.gvmKg),
    engine:
      unit.kind === 'motorcycle'
        ? `${(engine?.cc ?? 0).toLocaleString('en-AU')} cc`
        : `${litres}-litre diesel`,
    gearbox: (engine?.transmission ?? '')
      .replace(/^(\d+) Speed/, '$1-speed')
      .toLowerCase()
      .replace(/^(?:cvt|dct)\b/, (letters) => letters.toUpperCase()),
    regoUntil: plateExpiry === null ? null : monthInWords(plateExpiry),
    isNew: carType === 'new',
    isUsed: carType === 'used',
    gear: random.shuffled(vehicle.features.map(({ name }) => spoken(name))),
  }
}

/** Names and abbreviations keep their capitals. */
function spoken(name: string): string {
  return /^(?:[A-Z]{2}|[A-Z][a-z]+ CarPlay|LAMS|TFT|Alde|AL-KO|Thetford|WP|Öhlins|Brembo|Showa|Hendrickson|Bluetooth)/.test(
    name,
  )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}
