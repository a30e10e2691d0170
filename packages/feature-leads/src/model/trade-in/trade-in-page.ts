import type { FieldErrors } from '../enquiry.ts'
import type { EnquirySite } from '../enquiry-fields.ts'
import type { SiteEvent } from '../event-number.ts'
import type { TradeInNoun } from './trade-in-noun.ts'
import type { TradeInWay } from './trade-in-path.ts'
import type { AdjustmentAnswers, AdjustmentQuestion } from './trade-in-provider.ts'
import type { TradeInObstacle } from './trade-in-state.ts'
import type { TradeInStep } from './trade-in-step.ts'

/** Text of every field of a trade-in, as it was typed. */
export interface TradeInValues {
  rego: string
  regoState: string
  make: string
  model: string
  year: string
  badge: string
  km: string
  answers: AdjustmentAnswers
  name: string
  last_name: string
  email: string
  phone: string
  opt_in: boolean
}

/** Names of the texts among them. */
export const TRADE_IN_TEXTS = [
  'rego',
  'regoState',
  'make',
  'model',
  'year',
  'badge',
  'km',
  'name',
  'last_name',
  'email',
  'phone',
] as const satisfies readonly (keyof TradeInValues)[]

/** Begins the names of the fields of questions. */
export const answerPrefix = 'answer.'

/** Reads the fields of a form as they were typed; what is missing is ''. */
export function readTradeInValues(fields: Readonly<Record<string, unknown>>): TradeInValues {
  const text = (name: string) =>
    typeof fields[name] === 'string' ? fields[name].slice(0, 500) : ''
  const answers = Object.entries(fields)
    .filter(([name, value]) => name.startsWith(answerPrefix) && typeof value === 'string')
    .map(([name, value]) => [name.slice(answerPrefix.length), String(value).slice(0, 100)])
  const texts = Object.fromEntries(TRADE_IN_TEXTS.map((name) => [name, text(name)]))
  return {
    ...(texts as Record<(typeof TRADE_IN_TEXTS)[number], string>),
    answers: Object.fromEntries(answers) as AdjustmentAnswers,
    // Consent is never assumed.
    opt_in: ['on', 'true', '1', true].includes(fields['opt_in'] as string),
  }
}

/** An offer as its page shows it. */
export interface TradeInOffer {
  /** The estimate, "$18,400". */
  price: string
  /** Dollars of it. */
  dollars: number
  isAccepted: boolean
  /** Difference to the car it is towards; null without one, or without its price. */
  changeOver: { carPrice: string; difference: string; isRefund: boolean } | null
}

/** Ways on from an offer; null where the site has none. */
export interface TradeInLinks {
  /** Finance with the estimate as deposit. */
  finance: string | null
  /** The car it is towards. */
  car: string | null
  /** Where that car is reserved. */
  checkout: string | null
  /** Cars for sale. */
  stock: string
}

/** A page of a trade-in, as plain data. Source: `D-69`, `LEAD-085` */
export interface TradeInPage {
  site: Pick<EnquirySite, 'id'> & { name: string; optInWording: { text: string; version: string } }
  way: TradeInWay
  /** Name of the visitor's vehicle in sentences. */
  noun: TradeInNoun
  /** Address the form is sent to. */
  action: string
  /** Addresses of the steps. */
  hrefs: Readonly<Record<TradeInStep, string>>
  step: TradeInStep
  values: TradeInValues
  errors: FieldErrors
  /** Words above the form; null for none. */
  notice: { tone: 'destructive' | 'warning' | 'info'; text: string } | null
  /** Own car of the visitor, "2021 Toyota Corolla"; null before it is known. */
  vehicleName: string | null
  /** Its registration, "482KLM (QLD)"; '' for none. */
  regoText: string
  /** Questions about it; none where nobody values it online. */
  questions: readonly AdjustmentQuestion[]
  /** Why there is no estimate, as far as it is known; null where there is one. */
  obstacle: TradeInObstacle | null
  /** True where nobody looks registrations up, so that the car is entered by hand. */
  isByHandOnly: boolean
  /** True for example prices. */
  isDemonstration: boolean
  /** True where a valuation is posted to /api/miscellaneous (`D-70`). */
  postsValuation: boolean
  offer: TradeInOffer | null
  /** Lead the offer stands in; null before. */
  leadId: string | null
  /** Name of the car it is towards; null for none. */
  car: { id: number; name: string } | null
  /** Newest and oldest build year the page offers. */
  years: { newest: number; oldest: number }
  links: TradeInLinks
  /** Names this trade-in, and when it began. */
  renderedAt: string
}

/** Outcome of a step that was sent with script, with the event of its lead where it brought one. */
export type TradeInAnswer = ({ page: TradeInPage } | { location: string }) & {
  event?: SiteEvent | null
}

/** Sends a step's form. Rejects when the server cannot be reached. */
export type TradeInSender = (
  action: string,
  fields: Readonly<Record<string, unknown>>,
) => Promise<TradeInAnswer | { error: string }>
