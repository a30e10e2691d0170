import type { FieldErrors } from '../enquiry.ts'
import { CONTACT_TEXTS } from './reservation-contact.ts'

/** The steps of a checkout, in order. Source: `D-13` */
export const CHECKOUT_STEPS = [
  { id: 'summary', title: 'Deposit', next: 'Continue to your details' },
  { id: 'details', title: 'Your details', next: 'Continue to payment' },
  { id: 'payment', title: 'Payment', next: 'Check and confirm' },
  { id: 'confirm', title: 'Confirm', next: '' },
] as const

/** Name of a step. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]['id']

/** The step of a name; the first for an unknown one. */
export function readCheckoutStep(name: unknown): CheckoutStep {
  return CHECKOUT_STEPS.find(({ id }) => id === name)?.id ?? 'summary'
}

/** Place of a step among them, from 0. */
export const findCheckoutIndex = (step: CheckoutStep): number =>
  CHECKOUT_STEPS.findIndex(({ id }) => id === step)

/** The step after one, or before it; the ends stay. */
export function moveCheckoutStep(step: CheckoutStep, by: 1 | -1): CheckoutStep {
  const index = Math.min(Math.max(findCheckoutIndex(step) + by, 0), CHECKOUT_STEPS.length - 1)
  return CHECKOUT_STEPS[index]?.id ?? step
}

/** The step of an address, which names none for the first. */
export const formatCheckoutStep = (step: CheckoutStep): string => (step === 'summary' ? '' : step)

/** The step that asks for a field. */
export function findStepOf(field: string): CheckoutStep {
  if (field === 'payment_token') return 'payment'
  return (CONTACT_TEXTS as readonly string[]).includes(field) ? 'details' : 'summary'
}

/** Mistakes among those a step asks for. */
export const pickStepErrors = (errors: FieldErrors, step: CheckoutStep): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => findStepOf(field) === step))

/** The first step with a mistake; null without one. */
export function findFaultyStep(errors: FieldErrors): CheckoutStep | null {
  const faulty = new Set(Object.keys(errors).map(findStepOf))
  return CHECKOUT_STEPS.find(({ id }) => faulty.has(id))?.id ?? null
}
