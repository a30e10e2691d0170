import { setTimeout as delay } from 'node:timers/promises'
import { LEAD_KINDS } from '@forecourt/feature-leads/model'
import { createPayerPool } from './payer-pool.ts'
import {
  createHeaders,
  createLeadSubmission,
  createPaymentSubmission,
  createReservationSubmission,
  type Submission,
} from './submission.ts'

/** Promises a server made about what was sent. */
export interface Promises {
  /** Lead id by key of its lead, for every 201. */
  leads: Map<string, string>
  /** Reservations answered with 201. */
  reservations: Set<string>
  /** Payments whose visitor was led to the receipt. */
  payments: Set<string>
}

/** Data that was sent, and what was promised for it. */
export interface SubmissionStream {
  promises: Promises
  /** How many were sent, repeats not counted, and of each second in which there was a server. */
  sent(): { count: number; perSecond: number }
  /** Answers that promise nothing, with how often each came. */
  refused: Map<string, number>
  /** Sends what broke off again, under the same keys. */
  retryBroken(): Promise<void>
  /** Sends no more and waits for what is under way. */
  stop(): Promise<void>
}

/** Submissions of a second. */
const rate = 50
/** Pause before it is looked whether one is due, in milliseconds. */
const pauseMs = 10
/** Most at once: a server that is away lets no more pile up. */
const mostAtOnce = 100
const patienceMs = 15_000

/**
 * Sends fifty submissions a second for as long as it is not stopped: every kind of lead in turn, a reservation and
 * a payment among them.
 * @param origin where to, asked before each sending; `null` while there is no server
 * @param cars ids of cars to reserve, each taken once
 */
export function startSubmissionStream(
  origin: () => string | null,
  cars: number[],
): SubmissionStream {
  const promises: Promises = { leads: new Map(), reservations: new Set(), payments: new Set() }
  const broken = new Map<string, Submission>()
  const refused = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  const payers = createPayerPool(origin)
  const stop = new AbortController()
  let begun = 0
  let upMs = 0

  async function send(submission: Submission): Promise<void> {
    const address = origin()
    if (address === null) return
    const { key, path, headers, body } = submission
    try {
      const response = await fetch(address + path, {
        method: 'POST',
        redirect: 'manual',
        headers: createHeaders(headers),
        body,
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await response.text()
      const isPromised = note(promises, submission, response, text)
      // Not done and not refused for good: a client sends it again.
      if (isPromised || response.status < 500) broken.delete(key)
      else broken.set(key, submission)
      const name = `${response.status} ${path}`
      if (!isPromised) refused.set(name, (refused.get(name) ?? 0) + 1)
    } catch {
      broken.set(key, submission)
    }
  }

  async function next(at: number): Promise<void> {
    const which = at % (LEAD_KINDS.length + 2)
    if (which === LEAD_KINDS.length) {
      const car = cars.pop()
      if (car !== undefined) return send(createReservationSubmission(car))
    }
    if (which > LEAD_KINDS.length) {
      const cookie = await payers.take()
      if (cookie !== null) return send(createPaymentSubmission(cookie))
    }
    return send(createLeadSubmission(which))
  }

  function begin() {
    const sending = next(begun).catch(() => {})
    begun += 1
    underWay.add(sending)
    void sending.then(() => underWay.delete(sending))
  }

  async function run() {
    for (let before = performance.now(); !stop.signal.aborted; ) {
      await delay(pauseMs)
      const now = performance.now()
      if (origin() !== null) upMs += now - before
      before = now
      const due = Math.floor((upMs / 1000) * rate) - begun
      const room = mostAtOnce - underWay.size
      for (let left = Math.min(due, room); left > 0 && origin() !== null; left -= 1) begin()
    }
  }
  const running = run()
  return {
    promises,
    sent: () => ({ count: begun, perSecond: Math.round(begun / (upMs / 1000)) }),
    refused,
    retryBroken: async () => {
      await Promise.all([...broken.values()].map(send))
    },
    stop: async () => {
      stop.abort()
      await running
      await Promise.all(underWay)
    },
  }
}

/** Notes what an answer promises. False where it promises nothing. */
function note(
  promises: Promises,
  { key, path }: Submission,
  { status, headers }: Response,
  text: string,
): boolean {
  if (path === '/online-payment') {
    const [, id] = /\?payment=([0-9a-f-]{36})$/.exec(headers.get('location') ?? '') ?? []
    if (status !== 303 || id === undefined) return false
    promises.payments.add(id)
    return true
  }
  if (status !== 201) return false
  const { lead_id, reservation_id } = JSON.parse(text) as Record<string, string>
  if (reservation_id !== undefined) promises.reservations.add(reservation_id)
  promises.leads.set(
    reservation_id === undefined ? key : `reservation-${reservation_id}`,
    lead_id ?? '',
  )
  return true
}
