import type { TradeInState } from './trade-in-state.ts'

/** Steps of a trade-in in order; the car is found by its registration, or entered by hand. */
export const TRADE_IN_STEPS = ['rego', 'by-hand', 'car', 'details', 'offer'] as const

/** Name of a step, `?step=` of its page. */
export type TradeInStep = (typeof TRADE_IN_STEPS)[number]

const isStep = (name: unknown): name is TradeInStep =>
  (TRADE_IN_STEPS as readonly unknown[]).includes(name)

/** True once everything before a step is known. */
function isReached(step: TradeInStep, { vehicle, km, form_completed }: TradeInState): boolean {
  if (step === 'car') return vehicle !== null
  if (step === 'details') return vehicle !== null && km !== null
  return step === 'offer' ? form_completed : true
}

/** The furthest step a trade-in has come to. */
export function findLastStep(state: TradeInState): TradeInStep {
  const reached = (['offer', 'details', 'car'] as const).find((step) => isReached(step, state))
  return reached ?? 'rego'
}

/** The step of a page: the one asked for where it is reached, else the furthest. */
export function resolveStep(asked: unknown, state: TradeInState): TradeInStep {
  return isStep(asked) && isReached(asked, state) ? asked : findLastStep(state)
}

/** Place of a step among those that are shown, from 0; both ways to the car are one. */
export const findStepPlace = (step: TradeInStep): number =>
  ({ rego: 0, 'by-hand': 0, car: 1, details: 2, offer: 3 })[step]

/** The step before one; null before the first. */
export function findStepBefore(step: TradeInStep): TradeInStep | null {
  const before = { rego: null, 'by-hand': 'rego', car: 'rego', details: 'car', offer: 'details' }
  return before[step] as TradeInStep | null
}
