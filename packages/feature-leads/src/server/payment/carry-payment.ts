import type { PaymentFailure } from '../../model/payment/payment-failure.ts'
import type { PaymentProcessor, PaymentState } from '../../model/payment/payment-processor.ts'
import { withTimeout } from '../with-timeout.ts'

/** Something that is paid for, as far as its payment needs to know it. */
export interface Payable {
  /** UUID. */
  id: string
  amountCents: number
  /** The processor's reference; null before there is one. */
  payment: string | null
  /** Why it failed; null unless it did. */
  reason: PaymentFailure | null
  /** True while what was set aside on the card has to be given up. */
  isToVoid: boolean
}

/**
 * Stage of something that is paid for. `begun`: nothing is taken, and nothing has to be. `paying`: the amount is
 * set aside and will be taken, also after a restart. `paid`: it was. `over`: its time has
 * passed without a payment, and nobody noted it yet. `ended`: it failed, expired or was refunded.
 */
export type PaymentStage = 'begun' | 'paying' | 'paid' | 'over' | 'ended'

/** One kind of things that are paid for, at one site, with the processor of the payment. */
export interface PaymentCourse<T extends Payable> {
  processor: PaymentProcessor
  /** How long the processor may take, in milliseconds. */
  timeoutMs: number
  stageOf(thing: T): PaymentStage
  find(id: string): Promise<T | null>
  /** Notes the reference of the payment. False when it is begun no longer. */
  setPayment(id: string, reference: string): Promise<boolean>
  /** False for what nobody can have any more; asked before the amount is taken. */
  isToBeHad(thing: T): Promise<boolean>
  /** From `begun` to `paying`, the point of no return. False when it is begun no longer. */
  startPaying(id: string): Promise<boolean>
  /** Ends it, unless another process was quicker: then it is false. */
  fail(id: string, reason: PaymentFailure): Promise<boolean>
  /** Notes that its time is over. */
  expire(): Promise<unknown>
  /**
   * From `paying` to `paid`, with whatever follows from it, once however often it is called. True for the call
   * that did it.
   */
  complete(thing: T): Promise<boolean>
  /** Does what a change left, such as giving up what was set aside; never rejects. */
  finish(thing: T): Promise<void>
  /** Notes why the processor did not answer. */
  report(thing: T, error: unknown): void
}

/** Where something is after its payment was carried on. */
export type CarriedPayment =
  /** It is paid; `isNew` of the one call that brought it there. */
  | { kind: 'paid'; isNew: boolean }
  /** The visitor goes to a page of the bank or the processor. */
  | { kind: 'challenged'; url: string }
  /** It is no longer available; nothing was charged. */
  | { kind: 'unavailable' }
  | { kind: 'declined' }
  /** The processor did not answer; nothing was charged, and what was set aside is given up. */
  | { kind: 'unanswered' }
  /** Its time ended first; nothing was charged. */
  | { kind: 'expired' }
  /** The amount is being taken, and the processor has not yet said that it was. */
  | { kind: 'pending' }

/** The card a visitor pays with, and where they come back to. */
export interface PaymentStart {
  token: string | null
  returnUrl: string
  /** Purpose of the payment, as the statement of the card says it. */
  description: string
}

/**
 * Carries a payment on as far as it goes: begins and authorises it, looks once more whether what is paid for
 * is available, then takes the amount. It may be called again at any moment, by several at once and after a
 * crash: each step happens once.
 * @param start null where no visitor is there, so that no payment is begun
 * Source: `D-13`, `PLUS-105`, `PLUS-106`
 */
export async function carryPayment<T extends Payable>(
  course: PaymentCourse<T>,
  thing: T,
  start: PaymentStart | null,
): Promise<CarriedPayment> {
  const stage = course.stageOf(thing)
  if (stage === 'paying') return capture(course, thing)
  if (stage === 'paid') return { kind: 'paid', isNew: false }
  if (stage === 'ended') return { kind: thing.reason === null ? 'expired' : failures[thing.reason] }
  if (stage === 'over') return expire(course, thing)
  let begun: { payment: string; state: PaymentState } | null
  try {
    begun = await authorise(course, thing, start)
  } catch (error) {
    course.report(thing, error)
    return giveUp(course, thing, 'no-answer')
  }
  return begun
    ? act(course, { ...thing, payment: begun.payment }, begun.state)
    : again(course, thing)
}

const failures = {
  unavailable: 'unavailable',
  declined: 'declined',
  'no-answer': 'unanswered',
  abandoned: 'expired',
} as const satisfies Record<PaymentFailure, CarriedPayment['kind']>

/** The payment where it is now; null where none is begun and none can be. */
async function authorise<T extends Payable>(
  { processor, timeoutMs, setPayment }: PaymentCourse<T>,
  { id, amountCents, payment: known }: T,
  start: PaymentStart | null,
): Promise<{ payment: string; state: PaymentState } | null> {
  const call = <A>(answer: Promise<A>) => withTimeout(answer, timeoutMs)
  const payment = known ?? (start && (await call(processor.open({ id, amountCents, ...start }))))
  if (payment === null) return null
  // Noted before anything is set aside, so that it can be given up whatever happens.
  if (!known && !(await setPayment(id, payment))) return null
  const state = known ? await call(processor.read(payment)) : null
  if (state && (state.status !== 'open' || !start)) return { payment, state }
  if (!start) return null
  return { payment, state: await call(processor.authorise(payment, start)) }
}

/** No payment was begun: another process carries the same one on, or its time has ended. */
async function again<T extends Payable>(
  course: PaymentCourse<T>,
  { id }: T,
): Promise<CarriedPayment> {
  const now = await course.find(id)
  const stage = now && course.stageOf(now)
  const isMoved = now !== null && stage !== 'begun' && stage !== 'over'
  return isMoved ? carryPayment(course, now, null) : { kind: 'expired' }
}

async function act<T extends Payable>(
  course: PaymentCourse<T>,
  thing: T,
  state: PaymentState,
): Promise<CarriedPayment> {
  if (state.status === 'challenged') return { kind: 'challenged', url: state.url }
  // Begun by somebody who is not there any more; the end of its time gives it up.
  if (state.status === 'open') return { kind: 'expired' }
  if (state.status !== 'authorised' && state.status !== 'captured')
    return giveUp(course, thing, 'declined')
  if (!(await course.isToBeHad(thing))) return giveUp(course, thing, 'unavailable')
  if (await course.startPaying(thing.id)) return capture(course, thing)
  // Another process carries the same one on, or its time has ended meanwhile.
  const now = await course.find(thing.id)
  if (now) return carryPayment(course, now, null)
  await course.finish({ ...thing, isToVoid: true })
  return { kind: 'expired' }
}

async function capture<T extends Payable>(
  course: PaymentCourse<T>,
  thing: T,
): Promise<CarriedPayment> {
  let state: PaymentState
  try {
    if (thing.payment === null) throw new Error('[feature-leads] an amount to take without payment')
    state = await withTimeout(course.processor.capture(thing.payment), course.timeoutMs)
  } catch (error) {
    course.report(thing, error)
    return { kind: 'pending' }
  }
  // What was taken and given back meanwhile was taken: the refund is noted after it.
  if (state.status !== 'captured' && state.status !== 'refunded')
    return giveUp(course, thing, 'declined')
  return { kind: 'paid', isNew: await course.complete(thing) }
}

async function expire<T extends Payable>(
  course: PaymentCourse<T>,
  thing: T,
): Promise<CarriedPayment> {
  await course.expire()
  await course.finish({ ...thing, isToVoid: thing.payment !== null })
  return { kind: 'expired' }
}

async function giveUp<T extends Payable>(
  course: PaymentCourse<T>,
  { id }: T,
  reason: PaymentFailure,
): Promise<CarriedPayment> {
  const isFailed = await course.fail(id, reason)
  const now = await course.find(id)
  // Another process was quicker, and may be taking the amount.
  if (now && !isFailed) return carryPayment(course, now, null)
  if (now) await course.finish(now)
  return { kind: failures[reason] }
}
