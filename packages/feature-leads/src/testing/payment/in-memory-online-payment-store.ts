import type { LeadStore } from '../../model/lead-store.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'
import type { OnlinePayment, OnlinePaymentStatus } from '../../model/payment/online-payment.ts'
import type { OnlinePaymentStore } from '../../model/payment/online-payment-store.ts'

interface Row {
  siteId: string
  payment: OnlinePayment
}

/** Payments in memory, for tests and stories. Passes `online-payment-store.contract.ts`. */
export function createInMemoryOnlinePaymentStore(
  leads: Pick<LeadStore, 'accept'>,
  mails: Pick<MailOutbox, 'put'> | null = null,
): OnlinePaymentStore {
  let rows: Row[] = []
  const ofSite = (siteId: string) =>
    rows.filter((row) => row.siteId === siteId).map(({ payment }) => payment)
  const newest = (siteId: string, is: (payment: OnlinePayment) => boolean, limit: number) =>
    ofSite(siteId).filter(is).toReversed().slice(0, limit).map(copy)
  const change = (
    siteId: string,
    id: string,
    from: readonly OnlinePaymentStatus[],
    changes: Partial<OnlinePayment>,
  ): OnlinePayment | null => {
    const payment = ofSite(siteId).find((one) => one.id === id)
    return payment && from.includes(payment.status) ? Object.assign(payment, changes) : null
  }
  const isWaiting = ({ status, payment, createdAt }: OnlinePayment, before: Date) =>
    status === 'begun' && payment !== null && createdAt < before
  return {
    async begin(siteId, payment) {
      const known = ofSite(siteId).find((one) => one.idempotencyKey === payment.idempotencyKey)
      if (known) return { payment: copy(known), isNew: false }
      const begun = { status: 'begun', reason: null, payment: null, settledAt: null } as const
      const added: OnlinePayment = { ...payment, ...begun, isToVoid: false }
      rows.push({ siteId, payment: added })
      return { payment: copy(added), isNew: true }
    },
    find: async (siteId, id) => newest(siteId, (one) => one.id === id, 1)[0] ?? null,
    listPaid: async (siteId, contactId, limit) =>
      newest(siteId, (one) => one.contactId === contactId && isSettled(one), limit),
    setPayment: async (siteId, id, reference) =>
      change(siteId, id, ['begun'], { payment: reference }) !== null,
    startPaying: async (siteId, id) => change(siteId, id, ['begun'], { status: 'paying' }) !== null,
    async complete(siteId, id, now, receipt = null) {
      const paid = change(siteId, id, ['paying'], { status: 'paid', settledAt: now })
      if (!paid) return false
      const lead = { ...paid.lead, received_at: now.toISOString() }
      await leads.accept(siteId, { lead, targetIds: paid.targetIds })
      if (receipt) await mails?.put(siteId, receipt)
      return true
    },
    async fail(siteId, id, reason, now) {
      const from = reason === 'declined' ? (['begun', 'paying'] as const) : (['begun'] as const)
      const failed = change(siteId, id, from, { status: 'failed', reason, settledAt: now })
      if (failed) failed.isToVoid = failed.payment !== null
      return failed !== null
    },
    async expireBegun(siteId, before, now) {
      const over = ofSite(siteId).filter(
        ({ status, createdAt }) => status === 'begun' && createdAt < before,
      )
      for (const one of over)
        Object.assign(one, { status: 'expired', settledAt: now, isToVoid: one.payment !== null })
      return over.length
    },
    async refund(siteId, id, now, mail = null) {
      const isRefunded =
        change(siteId, id, ['paid'], { status: 'refunded', settledAt: now }) !== null
      if (isRefunded && mail) await mails?.put(siteId, mail)
      return isRefunded
    },
    async finishVoid(siteId, id) {
      const payment = ofSite(siteId).find((one) => one.id === id)
      if (payment) payment.isToVoid = false
    },
    listUnfinished: async (siteId, before) =>
      ofSite(siteId)
        .filter((one) => one.status === 'paying' || one.isToVoid || isWaiting(one, before))
        .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
        .map(copy),
    list: async (siteId, limit) => newest(siteId, () => true, limit),
    async removeBefore(siteId, before) {
      const kept = rows.filter(
        ({ siteId: site, payment: { status, createdAt } }) =>
          site !== siteId || createdAt >= before || status === 'begun' || status === 'paying',
      )
      const removed = rows.length - kept.length
      rows = kept
      return removed
    },
    async measure() {
      const count = (is: (payment: OnlinePayment) => boolean) =>
        rows.filter(({ payment }) => is(payment)).length
      return {
        begun: count(({ status }) => status === 'begun'),
        paying: count(({ status }) => status === 'paying'),
        toVoid: count(({ isToVoid }) => isToVoid),
      }
    },
  }
}

const copy = (payment: OnlinePayment): OnlinePayment => ({ ...payment })

const isSettled = ({ status }: OnlinePayment) => status === 'paid' || status === 'refunded'
