import { CONTACT_TEXTS } from '../reserve/reservation-contact.ts'

/** The steps of an online purchase, in order, with the fields each asks. Source: `D-14` */
export const JOURNEY_STEPS = [
  {
    id: 'delivery',
    title: 'Delivery',
    heading: 'How would you like to get it?',
    next: 'Continue to trade-in',
    fields: ['delivery', 'postcode', 'address'],
  },
  {
    id: 'trade-in',
    title: 'Trade-in',
    heading: 'Do you have a vehicle to trade in?',
    next: 'Continue to payment',
    fields: ['trade_in', 'rego', 'rego_state', 'km', 'estimate'],
  },
  {
    id: 'finance',
    title: 'Payment',
    heading: 'How would you like to pay the rest?',
    next: 'Continue to your details',
    fields: ['pays_by'],
  },
  {
    id: 'details',
    title: 'Details',
    heading: 'Your details',
    next: 'Continue to the deposit',
    fields: [...CONTACT_TEXTS, 'opt_in', 'opt_in_version'],
  },
  {
    id: 'deposit',
    title: 'Deposit',
    heading: 'Check and pay the deposit',
    next: '',
    fields: ['payment_token'],
  },
] as const

/** Name of a step. */
export type JourneyStep = (typeof JOURNEY_STEPS)[number]['id']

/** The step of a name; null for an unknown one. */
export const readJourneyStep = (name: unknown): JourneyStep | null =>
  JOURNEY_STEPS.find(({ id }) => id === name)?.id ?? null

/** Place of a step among them, from 0. */
export const findJourneyIndex = (step: JourneyStep): number =>
  JOURNEY_STEPS.findIndex(({ id }) => id === step)

/** Facts of a step. */
export const describeJourneyStep = (step: JourneyStep): (typeof JOURNEY_STEPS)[number] =>
  JOURNEY_STEPS.find(({ id }) => id === step) ?? JOURNEY_STEPS[0]

/** The step after one, or before it; the ends stay. */
export function moveJourneyStep(step: JourneyStep, by: 1 | -1): JourneyStep {
  const index = Math.min(Math.max(findJourneyIndex(step) + by, 0), JOURNEY_STEPS.length - 1)
  return JOURNEY_STEPS[index]?.id ?? step
}

/** The first step one of whose fields is wrong; null without one. */
export function findFaultyJourneyStep(
  errors: Readonly<Record<string, string>>,
): JourneyStep | null {
  const isFaulty = ({ fields }: { fields: readonly string[] }) =>
    fields.some((field) => field in errors)
  return JOURNEY_STEPS.find(isFaulty)?.id ?? null
}

/** Mistakes among those a step asks for. */
export function pickJourneyErrors(
  errors: Readonly<Record<string, string>>,
  step: JourneyStep,
): Record<string, string> {
  const fields: readonly string[] = describeJourneyStep(step).fields
  return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)))
}

/** Path of the online purchase. Source: `SITE-020` */
export const JOURNEY_PATH = '/checkout-journey'

/** Address of the purchase of a car, at a step if one is named. */
export function formatJourneyHref(
  { slug }: { slug: string },
  step: JourneyStep | null = null,
): `/${string}` {
  const parameters = new URLSearchParams({ car_id: slug, ...(step && { step }) })
  return `${JOURNEY_PATH}?${parameters}`
}

/** Address of a step, of the address of its purchase. */
export const formatJourneyStepHref = (href: string, step: JourneyStep): string =>
  `${href}&step=${step}`
