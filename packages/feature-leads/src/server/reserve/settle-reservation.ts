import { resolveReserveEligibility } from '@forecourt/stock/model'
import { isLive, type Reservation } from '../../model/reserve/reservation.ts'
import { createReservationMail } from '../../model/reserve/reservation-mail.ts'
import { createReceipt } from '../mail/create-receipt.ts'
import {
  carryPayment,
  type PaymentCourse,
  type PaymentStage,
  type PaymentStart,
} from '../payment/carry-payment.ts'
import { findPaymentTimeout } from '../payment/payment-timeout.ts'
import { reportSilence } from '../payment/report-silence.ts'
import { finishReservation } from './finish-reservation.ts'
import type { ReservationJob, ReservationPorts } from './reservation-ports.ts'
import type { SettledReservation } from './settled-reservation.ts'

/**
 * Carries a reservation on as far as it goes: its payment, then the lead that is stored once the car is
 * reserved. It may be called again at any moment, by several at once and after a crash.
 * @param start null where no visitor is there, so that no payment is begun
 * Source: `D-13`, `D-121`, `PLUS-105`, `PLUS-106`
 */
export async function settleReservation(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
  start: PaymentStart | null,
): Promise<SettledReservation> {
  const carried = await carryPayment(createCourse(ports, job), reservation, start)
  if (carried.kind === 'paid') return { kind: 'reserved', isNew: carried.isNew }
  return carried.kind === 'unavailable' ? { kind: 'taken' } : carried
}

function createCourse(ports: ReservationPorts, job: ReservationJob): PaymentCourse<Reservation> {
  const { reservations, clock } = ports
  const { site, processor } = job
  return {
    processor,
    timeoutMs: findPaymentTimeout(ports),
    stageOf: (reservation) => findStage(reservation, clock()),
    find: (id) => reservations.find(site.id, id),
    setPayment: (id, reference) => reservations.setPayment(site.id, id, reference),
    async isToBeHad({ carId }) {
      const car = await ports.findCar(site.id, carId)
      return car !== null && resolveReserveEligibility(car, site).allowed
    },
    startPaying: (id) => reservations.startPaying(site.id, id, clock()),
    fail: (id, reason) => reservations.fail(site.id, id, reason, clock()),
    expire: () => reservations.expireHolds(site.id, clock()),
    complete: (reservation) => complete(ports, job, reservation),
    finish: (reservation) => finishReservation(ports, job, reservation),
    report: ({ id }, error) => reportSilence(ports, job, { reservation_id: id }, error),
  }
}

function findStage(reservation: Reservation, now: Date): PaymentStage {
  const { status } = reservation
  if (status === 'held') return isLive(reservation, now) ? 'begun' : 'over'
  if (status === 'paying') return 'paying'
  return status === 'reserved' ? 'paid' : 'ended'
}

async function complete(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
): Promise<boolean> {
  const { site } = job
  const receipt = createReceipt(ports, site, reservation.lead.payload, () =>
    createReservationMail(reservation, site.reserve.terms),
  )
  const isNew = await ports.reservations.complete(site.id, reservation.id, ports.clock(), receipt)
  if (isNew) ports.onAccepted?.()
  if (isNew && receipt) ports.receipts?.onMail()
  await finishReservation(ports, job, { ...reservation, status: 'reserved', isToShow: true })
  return isNew
}
