import type { LeadKind } from './lead-kind.ts'

/** A reservation of a vehicle (`D-05`). */
export const reservation = {
  key: 'reservation',
  category: 'Reservation',
  isShort: true,
} as const satisfies LeadKind
