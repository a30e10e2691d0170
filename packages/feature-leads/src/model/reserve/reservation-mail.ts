import { formatPrice } from '@forecourt/stock/model'
import { describeJourney } from '../journey/lead-journey.ts'
import { createReservationSteps, reservation as kind } from '../kinds/reservation.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { formatReservationReference, type Reservation } from './reservation.ts'

/**
 * The receipt of a deposit, to whoever paid it.
 * @param terms conditions of the deposit; null for none
 * Source: `D-13`
 */
export function createReservationMail(
  { id, amountCents, lead }: Pick<Reservation, 'id' | 'amountCents' | 'lead'>,
  terms: string | null,
): MailContent {
  const { offer, payload } = lead
  const { title, text } = kind.success
  const reference = formatReservationReference(id)
  return {
    subject: offer ? `${title}: ${offer.name}` : title,
    heading: title,
    paragraphs: [text],
    offer,
    facts: [
      { term: 'Reservation', details: reference },
      { term: 'Deposit paid', details: formatPrice(amountCents / 100) },
      { term: 'Name', details: `${payload.name} ${payload.last_name}`.trim() },
      ...(payload.journey ? describeJourney(payload.journey) : []),
    ],
    action: offer ? { label: 'See the vehicle', url: offer.url } : null,
    steps: createReservationSteps(payload.journey?.delivery === 'delivery'),
    notes: terms === null ? [] : [terms],
  }
}

/** The mail to whoever paid a deposit that was given back. Source: `D-13` */
export function createRefundMail({
  id,
  amountCents,
  lead: { offer, payload },
}: Pick<Reservation, 'id' | 'amountCents' | 'lead'>): MailContent {
  const title = 'Your deposit is refunded'
  return {
    subject: offer ? `${title}: ${offer.name}` : title,
    heading: title,
    paragraphs: [
      'We have released the vehicle and sent your deposit back to the card it was paid with. Your bank may take a few business days to show it.',
    ],
    offer,
    facts: [
      { term: 'Reservation', details: formatReservationReference(id) },
      { term: 'Deposit refunded', details: formatPrice(amountCents / 100) },
      { term: 'Name', details: `${payload.name} ${payload.last_name}`.trim() },
    ],
    action: null,
    steps: [],
    notes: [],
  }
}
