import type { NewReservation } from '../../model/reserve/reservation-store.ts'
import { aLead } from '../leads.ts'

/** A reservation of car 40817 that begins now and is held for 15 minutes, with the given differences. */
export function aNewReservation(differences: Partial<NewReservation> = {}): NewReservation {
  const { createdAt = new Date('2026-11-23T01:00:00.000Z') } = differences
  return {
    id: crypto.randomUUID(),
    carId: 40817,
    idempotencyKey: crypto.randomUUID(),
    processor: 'demo',
    amountCents: 20_000,
    lead: aLead(),
    targetIds: [],
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 15 * 60_000),
    ...differences,
  }
}
