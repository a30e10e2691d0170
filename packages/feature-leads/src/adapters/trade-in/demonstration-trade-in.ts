import { toSlug } from '@forecourt/stock/model'
import { findIneligibility } from '../../model/trade-in/trade-in-eligibility.ts'
import type { AdjustmentAnswers, TradeInProvider } from '../../model/trade-in/trade-in-provider.ts'
import {
  type DescribedVehicle,
  formatVehicleId,
  parseVehicleId,
  type TradeInVehicle,
} from '../../model/trade-in/trade-in-vehicle.ts'
import {
  DEMONSTRATION_PRICES,
  DEMONSTRATION_QUESTIONS,
  DEMONSTRATION_SHARES,
  DEMONSTRATION_YEARLY_KM,
  type DemonstrationModel,
} from './demonstration-prices.ts'

interface Entry extends DemonstrationModel {
  make: string
  key: string
}

const keyOf = (make: string, model: string) => `${toSlug(make)}.${toSlug(model)}`

const entries: readonly Entry[] = Object.entries(DEMONSTRATION_PRICES).flatMap(([make, models]) =>
  models.map((model) => ({ ...model, make, key: keyOf(make, model.model) })),
)

/** Registration no demonstration finds a car for. */
export const UNKNOWN_REGO = 'NOTFOUND'

/** Registration of a car that is too old for an estimate. */
export const OLD_REGO = 'OLDCAR'

/** A number from 0 to 2^32 that a text always gives (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash
}

/** Percent the answers change the value by; null for an answer that is none. */
function sumAnswers(answers: AdjustmentAnswers): number | null {
  let sum = 0
  for (const question of DEMONSTRATION_QUESTIONS) {
    const answer = answers[question.id]
    if (answer === undefined) continue
    const option = question.options.find(({ id }) => id === answer)
    if (!option) return null
    sum += option.percent
  }
  return sum
}

/**
 * Example of a trade-in provider: cars, questions and prices of a table that comes along. Any registration
 * gives a car of 1 to 6 years, the same one each time; `NOTFOUND` gives none, and `OLDCAR` one of 11 years.
 * The value is new price × share of its age × kilometres × answers, to 100 dollars.
 * @param currentYear year of the site's time zone
 * Source: `D-69`
 */
export function createDemonstrationTradeIn({
  currentYear,
}: {
  currentYear: number
}): TradeInProvider {
  const entryOf = (id: string) => {
    const parsed = parseVehicleId(id)
    const entry = entries.find(({ key }) => key === parsed?.providerId)
    return parsed && entry ? { entry, year: parsed.year } : null
  }
  return {
    isDemonstration: true,
    findVehicle: ({ rego, regoState }) => {
      const hash = hashText(`${regoState} ${rego}`)
      const entry = entries[hash % entries.length]
      if (rego === UNKNOWN_REGO || !entry) return Promise.resolve(null)
      const age = rego === OLD_REGO ? 11 : 1 + ((hash >>> 8) % 6)
      return Promise.resolve(toVehicle(entry, currentYear - age, hash))
    },
    identify: ({ make, model, year }: DescribedVehicle) => {
      const entry = entries.find(({ key }) => key === keyOf(make, model))
      return Promise.resolve(entry ? formatVehicleId(year, entry.key) : null)
    },
    loadQuestions: (id) =>
      Promise.resolve(
        entryOf(id) &&
          DEMONSTRATION_QUESTIONS.map((question) => ({
            id: question.id,
            label: question.label,
            options: question.options.map((option) => ({ id: option.id, label: option.label })),
          })),
      ),
    value: ({ id, km, adjustmentAnswers }) => {
      const found = entryOf(id)
      const percent = sumAnswers(adjustmentAnswers)
      if (!found || percent === null) return Promise.resolve(null)
      const { year, entry } = found
      const reason = findIneligibility({ year, km }, currentYear)
      if (reason) return Promise.resolve({ eligible: false, reason })
      return Promise.resolve({
        offer_price: estimate(entry, { age: currentYear - year, km, percent }),
      })
    },
  }
}

function toVehicle(entry: Entry, year: number, hash: number): TradeInVehicle {
  const { make, model, badges, key } = entry
  const badge = badges[(hash >>> 16) % badges.length] ?? ''
  return { id: formatVehicleId(year, key), make, model, year, badge }
}

/** Most the kilometres change a value by, either way. */
const mostForKm = 0.15

function estimate(
  { newPriceDollars }: Entry,
  { age, km, percent }: { age: number; km: number; percent: number },
): number {
  const share = DEMONSTRATION_SHARES[Math.max(age, 0)] ?? 0
  const extraKm = km - DEMONSTRATION_YEARLY_KM * Math.max(age, 1)
  const forKm = Math.min(Math.max((-extraKm / 10_000) * 0.015, -mostForKm), mostForKm)
  const dollars = newPriceDollars * share * (1 + forKm) * (1 + percent / 100)
  return Math.max(Math.round(dollars / 100) * 100, 500)
}
