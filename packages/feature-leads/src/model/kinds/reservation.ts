import type { LeadKind } from './lead-kind.ts'

/** A reservation of a vehicle (`D-05`). */
export const reservation = {
  key: 'reservation',
  category: 'Reservation',
  isShort: true,
  success: {
    title: 'Your vehicle is reserved',
    text: 'We have your deposit, and the vehicle is set aside for you.',
    steps: [
      'Our sales team takes the vehicle off sale and prepares the paperwork.',
      'A sales consultant calls you during opening hours to agree on a time to see it.',
      'At the dealership you go over the vehicle, the contract and what is left to pay.',
    ],
  },
} as const satisfies LeadKind
