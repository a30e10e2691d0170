import * as v from 'valibot'
import { REGO_STATES, type RegoState } from './rego.ts'
import { mostKm } from './trade-in-eligibility.ts'
import type { AdjustmentAnswers, IneligibleReason } from './trade-in-provider.ts'
import { vehicleNameLength } from './trade-in-vehicle.ts'

/** Most questions whose answers are stored. */
export const mostAdjustments = 12

const name = v.pipe(v.string(), v.maxLength(vehicleNameLength))
const answer = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))

const answersSchema = v.pipe(
  v.record(answer, answer),
  v.check((answers) => Object.keys(answers).length <= mostAdjustments),
)

const stateSchema = v.object({
  rego: v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,9}$/)),
  regoState: v.picklist(REGO_STATES.map(({ value }) => value)),
  vehicle: v.nullable(
    v.object({
      id: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}\.[\w.~-]{1,120}$/))),
      make: name,
      model: name,
      year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
      badge: name,
    }),
  ),
  km: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostKm))),
  adjustmentAnswers: answersSchema,
  obstacle: v.nullable(v.picklist(['age', 'km', 'unvalued'])),
  offer_price: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))),
  lead_id: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/))),
  form_completed: v.boolean(),
  offer_accepted: v.boolean(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  started: v.pipe(v.string(), v.regex(/^[0-9a-z+]{0,11}$/)),
})

/** Why a car gets no estimate: the rules of age and kilometres, or that nobody could value it online. */
export type TradeInObstacle = IneligibleReason | 'unvalued'

/**
 * A visitor's trade-in, as far as it has come. It holds nothing of the visitor, only of the car.
 * `offer_price` is an estimate in dollars once the details are given (`form_completed`, `lead_id`), and
 * null before and where there is none.
 * Source: `LEAD-085`
 */
export type TradeInState = v.InferOutput<typeof stateSchema>

/**
 * A trade-in that begins.
 * @param key names it, so that what is sent twice is stored once
 * @param started when its first page was rendered (`createRenderedAtToken`); '' where that is not known
 */
export const createTradeInState = (
  regoState: RegoState,
  key: string,
  started: string,
): TradeInState => ({
  rego: '',
  regoState,
  vehicle: null,
  km: null,
  adjustmentAnswers: {},
  obstacle: null,
  offer_price: null,
  lead_id: null,
  form_completed: false,
  offer_accepted: false,
  key,
  started,
})

/** Reads a stored trade-in; null for anything that is none. */
export function readTradeInState(stored: unknown): TradeInState | null {
  const result = v.safeParse(stateSchema, stored)
  return result.success ? result.output : null
}

/** Reads answers to questions that cannot be compared with them; none for anything that is not stored. */
export function readAdjustmentAnswers(typed: unknown): AdjustmentAnswers {
  const result = v.safeParse(answersSchema, typed)
  return result.success ? result.output : {}
}

const notSent = {
  offer_price: null,
  lead_id: null,
  form_completed: false,
  offer_accepted: false,
} as const

/** The trade-in with another car: answers about the one before are dropped, unless it is the same. */
export function changeVehicle(
  state: TradeInState,
  car: Pick<TradeInState, 'rego' | 'regoState' | 'vehicle'>,
): TradeInState {
  const isSame = JSON.stringify(state.vehicle) === JSON.stringify(car.vehicle)
  if (isSame && state.rego === car.rego) return { ...state, ...car }
  return { ...state, ...car, ...notSent, km: null, adjustmentAnswers: {}, obstacle: null }
}

/** The trade-in with its condition; what was sent of another condition is no longer its own. */
export function changeCondition(
  state: TradeInState,
  condition: Pick<TradeInState, 'km' | 'adjustmentAnswers' | 'obstacle'>,
): TradeInState {
  const before = { km: state.km, answers: state.adjustmentAnswers, obstacle: state.obstacle }
  const { km, adjustmentAnswers: answers, obstacle } = condition
  const isSame = JSON.stringify(before) === JSON.stringify({ km, answers, obstacle })
  return isSame ? state : { ...state, ...condition, ...notSent }
}
