import { emptyJourneyAnswers, type JourneyAnswers } from '../../model/journey/journey-answers.ts'
import type { JourneyForm } from '../../model/journey/journey-page.ts'
import { formatJourneyHref } from '../../model/journey/journey-step.ts'
import { aCheckoutForm } from '../reserve/checkouts.ts'

/** Every answer of a purchase that is delivered, trades a car in and is financed, with the given differences. */
export const aJourneyAnswers = (differences: Partial<JourneyAnswers> = {}): JourneyAnswers => ({
  delivery: 'delivery',
  postcode: '4101',
  address: '1 Boundary Street, West End',
  trade_in: 'yes',
  rego: '482 klm',
  rego_state: 'qld',
  km: '45,000',
  estimate: '$12,000',
  pays_by: 'finance',
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
  opt_in: false,
  opt_in_version: '2026-11',
  ...differences,
})

/** The first step of a purchase that begins, with the given differences. */
export function aJourneyForm(differences: Partial<JourneyForm> = {}): JourneyForm {
  const checkout = aCheckoutForm()
  const action = formatJourneyHref({ slug: checkout.car.path.replace('/cars/', '') })
  return {
    checkout: { ...checkout, action },
    step: 'delivery',
    answers: emptyJourneyAnswers,
    errors: {},
    failure: null,
    isGone: false,
    paymentToken: '',
    openSteps: ['delivery'],
    foundTradeIn: null,
    link: null,
    canMail: true,
    ...differences,
  }
}
