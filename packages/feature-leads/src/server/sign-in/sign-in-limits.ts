import type { LimitedEvent, SignInVerdict } from '../../model/sign-in/sign-in-store.ts'
import type { SignInPorts } from './sign-in-ports.ts'

/** Who is limited. */
export interface LimitedVisitor {
  siteId: string
  /** In the form of `normalisePhone`. */
  phone: string
  /** Network of the visitor. */
  network: string
}

/** Codes of one phone in ten minutes, and of one network in an hour. Source: `D-59` */
export const codeLimit = {
  phone: { events: 3, durationSeconds: 600 },
  network: { events: 10, durationSeconds: 3600 },
} as const

/**
 * Codes that may be tried in an hour: of one phone those of three codes, of one network twice as many. What a
 * thousand addresses guess together at one phone is right once in seven years.
 */
export const attemptLimit = {
  phone: { events: 15, durationSeconds: 3600 },
  network: { events: 30, durationSeconds: 3600 },
} as const

/** Lines of the record of codes from one network in an hour. */
const recordLimit = { events: 20, durationSeconds: 3600 } as const

type Ports = Pick<SignInPorts, 'store' | 'clock'>

/** Phones come first: the store counts in this order, so that two events never wait for each other. */
const listLimits = (
  scope: string,
  { phone, network }: LimitedVisitor,
  limit: typeof codeLimit | typeof attemptLimit,
): LimitedEvent[] => [
  { scope, subject: phone, ...limit.phone },
  { scope, subject: network, ...limit.network },
]

const count = (
  { store, clock }: Ports,
  scope: string,
  visitor: LimitedVisitor,
  limit: typeof codeLimit | typeof attemptLimit,
) => store.countEvent(visitor.siteId, listLimits(scope, visitor, limit), clock())

/** A look-up that a counted request for a code has paid for. */
const paidCheck = ({ phone, network }: LimitedVisitor) => ({
  scope: 'paid-checks',
  subject: `${phone} ${network}`,
  durationSeconds: codeLimit.phone.durationSeconds,
})

/** Counts a request for a code; it pays for one look-up of the same phone. Source: `API-036`, `D-59` */
export async function countCodeRequest(
  ports: Ports,
  visitor: LimitedVisitor,
): Promise<SignInVerdict> {
  const verdict = await count(ports, 'code-requests', visitor, codeLimit)
  if (verdict.isAllowed) {
    const paid = { ...paidCheck(visitor), events: codeLimit.phone.events }
    await ports.store.countEvent(visitor.siteId, [paid], ports.clock())
  }
  return verdict
}

/**
 * Counts a look-up of a phone. It shares the limit of requests for codes: it is one of them, unless one
 * from the same network has paid for it.
 * Source: `D-61`
 */
export async function countContactCheck(
  ports: Ports,
  visitor: LimitedVisitor,
): Promise<SignInVerdict> {
  const { siteId } = visitor
  if (await ports.store.takeBack(siteId, paidCheck(visitor), ports.clock()))
    return { isAllowed: true }
  return count(ports, 'code-requests', visitor, codeLimit)
}

/** Counts a code before it is sent, whether or not it was asked for before. Source: `D-59` */
export const countCode = (ports: Ports, visitor: LimitedVisitor) =>
  count(ports, 'codes', visitor, codeLimit)

/** Counts an attempt at a code. */
export const countAttempt = (ports: Ports, visitor: LimitedVisitor) =>
  count(ports, 'code-attempts', visitor, attemptLimit)

/** Counts a line of the record of codes. */
export const countRecord = ({ store, clock }: Ports, siteId: string, network: string) =>
  store.countEvent(siteId, [{ scope: 'verifications', subject: network, ...recordLimit }], clock())
