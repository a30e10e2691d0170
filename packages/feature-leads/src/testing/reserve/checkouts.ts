import { aSite } from '@forecourt/tenant-config/testing'
import type { CheckoutForm, CheckoutStart } from '../../model/reserve/checkout-page.ts'
import { anEnquiryCar } from '../leads.ts'

/** Where a checkout begins, with the given differences. */
export const aCheckoutStart = (differences: Partial<CheckoutStart> = {}): CheckoutStart => ({
  step: 'summary',
  contact: {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    opt_in: false,
    opt_in_version: '2026-11',
  },
  paymentToken: '',
  errors: {},
  failure: null,
  isGone: false,
  ...differences,
})

/** A checkout of a Corolla for $200 by the demo processor, with the given differences. */
export function aCheckoutForm(differences: Partial<CheckoutForm> = {}): CheckoutForm {
  const car = anEnquiryCar()
  return {
    site: aSite({ id: 'harbour' }),
    car: {
      id: car.id,
      name: car.name,
      path: car.path,
      carType: car.car_type,
      tag: car.tag,
      dealershipId: car.dealership_id,
    },
    action: `${car.path}/checkout`,
    url: `http://harbour.localhost${car.path}/checkout`,
    shownOffer: '24990:200',
    idempotencyKey: 'page-key-1',
    amount: '$200',
    depositText: '$200',
    holdMinutes: 15,
    terms: null,
    processor: {
      key: 'demo',
      name: 'Demo payments',
      choices: [
        { token: 'demo_accepted', title: 'Test card ending 4242', description: 'Is accepted.' },
        { token: 'demo_declined', title: 'Test card ending 0002', description: 'Is declined.' },
      ],
    },
    start: aCheckoutStart(),
    ...differences,
  }
}
