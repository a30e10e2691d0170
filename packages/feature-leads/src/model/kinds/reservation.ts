import type { LeadKind } from './lead-kind.ts'

/** Word that marks the page after a reservation whose vehicle is brought to its buyer. */
export const deliverySubcategory = 'Delivery'

/** Steps after a reservation, for who comes to the dealership and for who has the vehicle brought. */
export const createReservationSteps = (isDelivered: boolean): readonly string[] => [
  'Our sales team takes the vehicle off sale and prepares the paperwork.',
  ...(isDelivered
    ? [
        'A sales consultant calls you during opening hours to agree on the day of the delivery.',
        'Before it leaves us you go over the contract and what is left to pay together.',
      ]
    : [
        'A sales consultant calls you during opening hours to agree on a time to see it.',
        'At the dealership you go over the vehicle, the contract and what is left to pay.',
      ]),
]

/** A reservation of a vehicle (`D-05`). */
export const reservation = {
  key: 'reservation',
  category: 'Reservation',
  isShort: true,
  success: {
    title: 'Your vehicle is reserved',
    text: 'We have your deposit, and the vehicle is set aside for you.',
    steps: createReservationSteps(false),
  },
} as const satisfies LeadKind
