import type { TradeInPage } from '../../model/trade-in/trade-in-page.ts'
import { formatTradeInPath } from '../../model/trade-in/trade-in-path.ts'
import { TRADE_IN_STEPS } from '../../model/trade-in/trade-in-step.ts'

/** A trade-in page at its first step, with the given differences. */
export const aTradeInPage = (differences: Partial<TradeInPage> = {}): TradeInPage => ({
  site: {
    id: 'harbour',
    name: 'Harbour Motors',
    optInWording: { text: 'Send me offers now and then', version: '2026-11' },
  },
  way: 'trade-in',
  noun: 'car',
  action: '/trade-in',
  hrefs: Object.fromEntries(
    TRADE_IN_STEPS.map((step) => [step, formatTradeInPath('trade-in', { step })]),
  ) as TradeInPage['hrefs'],
  step: 'rego',
  values: {
    rego: '',
    regoState: 'qld',
    make: '',
    model: '',
    year: '',
    badge: '',
    km: '',
    answers: {},
    name: '',
    last_name: '',
    email: '',
    phone: '',
    opt_in: true,
  },
  errors: {},
  notice: null,
  vehicleName: null,
  regoText: '',
  questions: [],
  obstacle: null,
  isByHandOnly: false,
  isDemonstration: false,
  postsValuation: false,
  offer: null,
  leadId: null,
  car: null,
  years: { newest: 2027, oldest: 1986 },
  links: { finance: null, car: null, checkout: null, stock: '/search' },
  renderedAt: 'l1a2b3c4',
  ...differences,
})

const corolla = { vehicleName: '2022 Toyota Corolla Ascent Sport', regoText: '482KLM (QLD)' }

/** The page that asks how the car is, with the given differences. */
export const aConditionPage = (differences: Partial<TradeInPage> = {}): TradeInPage =>
  aTradeInPage({
    ...corolla,
    step: 'car',
    questions: [
      {
        id: 'condition',
        label: 'How does it look and drive?',
        options: [
          { id: 'good', label: 'Good: signs of normal use' },
          { id: 'fair', label: 'Fair: needs some repairs' },
        ],
      },
      {
        id: 'keys',
        label: 'How many keys does it have?',
        options: [
          { id: 'two', label: 'Two or more' },
          { id: 'one', label: 'One' },
        ],
      },
    ],
    ...differences,
  })

/** The page that shows the estimate, with the given differences. */
export const anOfferPage = (differences: Partial<TradeInPage> = {}): TradeInPage =>
  aTradeInPage({
    ...corolla,
    step: 'offer',
    offer: { price: '$18,400', dollars: 18_400, isAccepted: false, changeOver: null },
    leadId: '7a6b5c4d-1111-8222-8333-444455556666',
    links: { finance: '/finance?deposit=18400', car: null, checkout: null, stock: '/search' },
    ...differences,
  })
