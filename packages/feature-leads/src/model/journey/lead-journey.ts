import { formatKm, formatPrice } from '@forecourt/stock/model'
import { cleanText } from '../lead-text.ts'
import { formatRego, isRegoState, parseRego } from '../trade-in/rego.ts'
import { parseKm } from '../trade-in/trade-in-eligibility.ts'
import { type JourneyAnswers, parseDollars } from './journey-answers.ts'

/** Answers of an online purchase as its lead carries them. Source: `D-14` */
export interface LeadJourney {
  delivery: 'pick-up' | 'delivery'
  /** Where to, with a delivery; null for a pick-up. */
  delivery_to: {
    postcode: string
    address: string
    /** Dollars of the delivery, as the sum of the deal showed them; 0 is free. Default: on request. */
    price?: number
  } | null
  /** The visitor's own vehicle; null without one. */
  trade_in: {
    rego: string
    rego_state: string
    km: number
    /** Dollars the visitor thinks it is worth; null where they did not say. */
    own_estimate: number | null
  } | null
  pays_by: 'finance' | 'cash'
}

/**
 * Answers that have no mistakes, as their lead carries them.
 * @param deliveryDollars cost of the delivery that was asked for; null where it is on request
 */
export function createLeadJourney(
  answers: JourneyAnswers,
  deliveryDollars: number | null = null,
): LeadJourney {
  const { delivery, postcode, address, trade_in, rego, rego_state, km, estimate } = answers
  const isDelivered = delivery === 'delivery'
  return {
    delivery: isDelivered ? 'delivery' : 'pick-up',
    delivery_to: isDelivered
      ? {
          postcode: postcode.trim(),
          address: cleanText(address),
          ...(deliveryDollars !== null && { price: deliveryDollars }),
        }
      : null,
    trade_in:
      trade_in === 'yes'
        ? {
            rego: parseRego(rego) ?? '',
            rego_state,
            km: parseKm(km) ?? 0,
            own_estimate: parseDollars(estimate),
          }
        : null,
    pays_by: answers.pays_by === 'finance' ? 'finance' : 'cash',
  }
}

/** The visitor's own vehicle in words: "ABC123 (QLD), 45,000 km". */
export function describeJourneyTradeIn({
  rego,
  rego_state,
  km,
}: NonNullable<LeadJourney['trade_in']>) {
  const plate = isRegoState(rego_state) ? formatRego(rego, rego_state) : rego
  return [plate, formatKm(km)].filter(Boolean).join(', ')
}

function describeTradeIn(tradeIn: LeadJourney['trade_in']): string {
  if (!tradeIn) return 'Trade-in: none.'
  const { own_estimate } = tradeIn
  const estimate =
    own_estimate === null ? '' : ` The visitor thinks it is worth ${formatPrice(own_estimate)}.`
  return `Trade-in: ${describeJourneyTradeIn(tradeIn)}.${estimate}`
}

/** Where to and for how much: "1 Boundary Street, West End, 4101, for $350". */
function describeDelivery({
  address,
  postcode,
  price,
}: NonNullable<LeadJourney['delivery_to']>): string {
  const cost = price === undefined ? [] : [price === 0 ? 'free' : `for ${formatPrice(price)}`]
  return [address, postcode, ...cost].join(', ')
}

/** The answers as their visitor reads them, on the page and in the mail of the receipt. */
export function describeJourney({
  delivery_to: to,
  trade_in,
  pays_by,
}: LeadJourney): { term: string; details: string }[] {
  const estimate = trade_in?.own_estimate ?? null
  const worth = estimate === null ? '' : `, ${formatPrice(estimate)} by your own estimate`
  return [
    {
      term: 'Delivery',
      details: to ? describeDelivery(to) : 'Pick-up at the dealership',
    },
    {
      term: 'Trade-in',
      details: trade_in ? `${describeJourneyTradeIn(trade_in)}${worth}` : 'None',
    },
    {
      term: 'The rest',
      details: pays_by === 'finance' ? 'By finance' : 'In cash or by bank transfer',
    },
  ]
}

/** The answers as lines of a message, for people and for programs that read no fields of their own. */
export function formatJourneyLines({ delivery_to: to, trade_in, pays_by }: LeadJourney): string[] {
  return [
    to ? `Delivery to: ${describeDelivery(to)}.` : 'Pick-up at the dealership.',
    describeTradeIn(trade_in),
    pays_by === 'finance'
      ? 'Pays the rest by finance.'
      : 'Pays the rest in cash or by bank transfer.',
  ]
}
