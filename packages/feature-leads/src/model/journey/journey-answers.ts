import type { FieldErrors } from '../enquiry.ts'
import type { EnquirySite } from '../enquiry-fields.ts'
import {
  INVALID_AMOUNT,
  INVALID_CHOICE,
  INVALID_KM,
  INVALID_REGO,
  REQUIRED_FIELD,
} from '../error-message.ts'
import { cleanText } from '../lead-text.ts'
import { findPostcodeProblem } from '../postcode.ts'
import { type ReservationContact, readReservationContact } from '../reserve/reservation-contact.ts'
import { findContactErrors } from '../reserve/reservation-lead.ts'
import { isRegoState, parseRego } from '../trade-in/rego.ts'
import { parseKm } from '../trade-in/trade-in-eligibility.ts'
import { JOURNEY_STEPS, type JourneyStep } from './journey-step.ts'

/** Texts of the answers besides the contact, each '' until it is given. */
export const JOURNEY_TEXTS = [
  'delivery',
  'postcode',
  'address',
  'trade_in',
  'rego',
  'rego_state',
  'km',
  'estimate',
  'pays_by',
] as const

/** Everything an online purchase asks, as it was typed. Source: `D-14` */
export type JourneyAnswers = Record<(typeof JOURNEY_TEXTS)[number], string> & ReservationContact

/** Longest text of an answer, in characters. */
const longestAnswer = 200

/** Reads answers of JSON or of form fields, without what no database stores; what is missing is ''. */
export function readJourneyAnswers(fields: Readonly<Record<string, unknown>>): JourneyAnswers {
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? cleanText(value.slice(0, longestAnswer)) : ''
  }
  const texts = Object.fromEntries(JOURNEY_TEXTS.map((name) => [name, text(name)]))
  const contact = readReservationContact(fields)
  const { name, last_name, email, phone, opt_in_version } = contact
  const cut = Object.fromEntries(
    Object.entries({ name, last_name, email, phone, opt_in_version }).map(([key, value]) => [
      key,
      cleanText(value.slice(0, 254)),
    ]),
  )
  return { ...contact, ...cut, ...texts } as JourneyAnswers
}

/** Answers before anything is said. */
export const emptyJourneyAnswers: JourneyAnswers = readJourneyAnswers({})

/** Answers with what the form of one step sent; those of other steps stay. */
export function mergeJourneyStep(
  answers: JourneyAnswers,
  step: JourneyStep,
  fields: Readonly<Record<string, unknown>>,
): JourneyAnswers {
  const asked: readonly string[] = JOURNEY_STEPS.find(({ id }) => id === step)?.fields ?? []
  const sent = readJourneyAnswers(fields)
  const own = Object.fromEntries(Object.entries(sent).filter(([name]) => asked.includes(name)))
  return { ...answers, ...own }
}

/** Whole dollars of a text such as "$12,000"; null for any other text. */
export function parseDollars(text: string): number | null {
  const digits = text.trim().replace(/^\$/, '').replace(/[\s,]/g, '')
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null
}

const orNothing = (errors: Record<string, string | null>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  )

function findChoiceProblem(value: string, choices: readonly string[]): string | null {
  if (value === '') return REQUIRED_FIELD
  return choices.includes(value) ? null : INVALID_CHOICE
}

const needText = (value: string) => (cleanText(value) === '' ? REQUIRED_FIELD : null)

/** Fields that only one choice asks are wrong only with it. */
function findAnswerErrors(answers: JourneyAnswers): FieldErrors {
  const { delivery, postcode, address, trade_in, rego, rego_state, km, estimate } = answers
  const isDelivered = delivery === 'delivery'
  const hasTradeIn = trade_in === 'yes'
  return orNothing({
    delivery: findChoiceProblem(delivery, ['pick-up', 'delivery']),
    postcode: isDelivered ? findPostcodeProblem(postcode.trim()) : null,
    address: isDelivered ? needText(address) : null,
    trade_in: findChoiceProblem(trade_in, ['yes', 'no']),
    rego: hasTradeIn && parseRego(rego) === null ? INVALID_REGO : null,
    rego_state: hasTradeIn && !isRegoState(rego_state) ? INVALID_CHOICE : null,
    km: hasTradeIn && parseKm(km) === null ? INVALID_KM : null,
    estimate:
      hasTradeIn && estimate.trim() !== '' && parseDollars(estimate) === null
        ? INVALID_AMOUNT
        : null,
    pays_by: findChoiceProblem(answers.pays_by, ['finance', 'cash']),
  })
}

/** Mistakes in the answers, by field. Source: `D-14`, `D-57`, `D-67` */
export function findJourneyErrors(site: EnquirySite, answers: JourneyAnswers): FieldErrors {
  return { ...findAnswerErrors(answers), ...findContactErrors(site, answers) }
}

/** Mistakes in answers that come with a reservation, whose contact is checked beside them. */
export const findSentJourneyErrors = findAnswerErrors
