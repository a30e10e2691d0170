import { resolveStatusAfter } from '../model/delivery.ts'
import type {
  ClaimedDelivery,
  Delivery,
  DeliveryQueue,
  LeadAppointment,
  LeadEntry,
  LeadRecord,
  LeadStore,
  SettledDelivery,
  TargetKey,
} from '../model/lead-store.ts'
import { isFromPerson } from '../model/person.ts'
import { hasSameContent } from '../model/sending-content.ts'

interface OwedDelivery extends Delivery {
  siteId: string
  leadId: string
  triesSoFar: number
  retrySince: string
  lease: string | null
}

/** Leads and outbox in memory, for tests and stories. Passes `lead-store.contract.ts`. */
export function createInMemoryLeadStore(): LeadStore & DeliveryQueue {
  const entries: { siteId: string; entry: LeadEntry }[] = []
  const owed: OwedDelivery[] = []
  const ofSite = (siteId: string) => entries.filter((known) => known.siteId === siteId)
  const recordOf = (siteId: string, { lead }: LeadEntry): LeadRecord => ({
    lead,
    deliveries: owed
      .filter((delivery) => delivery.siteId === siteId && delivery.leadId === lead.id)
      .toSorted((a, b) => a.targetId.localeCompare(b.targetId))
      .map(({ id, targetId, status, attempts, dueAt, lastTry }) => ({
        id,
        targetId,
        status,
        attempts,
        dueAt,
        lastTry,
      })),
  })
  const leadOf = ({ siteId, leadId }: OwedDelivery) =>
    ofSite(siteId).find(({ entry }) => entry.lead.id === leadId)!.entry.lead

  const countAt = (siteId: string, { locationId, startsAt }: LeadAppointment) =>
    ofSite(siteId).filter(
      ({ entry: { appointment } }) =>
        appointment?.locationId === locationId && appointment.startsAt === startsAt,
    ).length

  return {
    async listBooked(siteId, locationId, from, to) {
      const booked = ofSite(siteId).flatMap(({ entry: { appointment } }) =>
        appointment?.locationId === locationId ? [appointment] : [],
      )
      const times = [...new Set(booked.map(({ startsAt }) => startsAt))].toSorted()
      return times
        .map((startsAt) => ({
          startsAt: new Date(startsAt),
          count: countAt(siteId, { locationId, startsAt, capacity: 1 }),
        }))
        .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    },
    async accept(siteId, entry) {
      const { idempotency_key: key } = entry.lead
      const known = ofSite(siteId).find((other) => other.entry.lead.idempotency_key === key)
      if (known) {
        const isConflict = !hasSameContent(known.entry.lead.payload, entry.lead.payload)
        return { leadId: known.entry.lead.id, isNew: false, ...(isConflict && { isConflict }) }
      }
      const { appointment } = entry
      if (appointment && countAt(siteId, appointment) >= appointment.capacity)
        return { leadId: entry.lead.id, isNew: false, isTaken: true }
      entries.push({ siteId, entry })
      owed.push(...entry.targetIds.map((targetId) => newDelivery(siteId, entry, targetId)))
      return { leadId: entry.lead.id, isNew: true }
    },
    async findByKey(siteId, key) {
      const known = ofSite(siteId).find(({ entry }) => entry.lead.idempotency_key === key)
      return known?.entry.lead ?? null
    },
    async countSince(siteId, from) {
      return ofSite(siteId).filter(
        ({ entry: { lead } }) =>
          lead.status === 'received' && new Date(lead.received_at).getTime() >= from.getTime(),
      ).length
    },
    async find(siteId, leadId) {
      const known = ofSite(siteId).find(({ entry }) => entry.lead.id === leadId)
      return known ? recordOf(siteId, known.entry) : null
    },
    async findAppointment(siteId, leadId) {
      const known = ofSite(siteId).find(({ entry }) => entry.lead.id === leadId)
      if (!known) return null
      const { lead, appointment } = known.entry
      if (!appointment) return { lead, appointment: null }
      const { locationId, startsAt } = appointment
      return { lead, appointment: { locationId, startsAt } }
    },
    async changeAppointment(siteId, leadId, to, notice) {
      const known = ofSite(siteId).find(({ entry }) => entry.lead.id === leadId)
      if (!known?.entry.appointment) return 'none'
      const { appointment: former, ...entry } = known.entry
      known.entry = entry
      if (to && countAt(siteId, to) >= to.capacity) {
        known.entry = { ...entry, appointment: former }
        return 'taken'
      }
      known.entry = { ...entry, ...(to && { appointment: to }) }
      await this.accept(siteId, notice)
      return 'changed'
    },
    async list(siteId, { delivery, person, limit = 50 } = {}) {
      return ofSite(siteId)
        .map(({ entry }) => recordOf(siteId, entry))
        .filter(
          ({ deliveries }) => !delivery || deliveries.some(({ status }) => status === delivery),
        )
        .filter(({ lead }) => !person || isFromPerson(lead.payload, person))
        .toSorted(newestFirst)
        .slice(0, limit)
    },
    async removeBefore(siteId, before) {
      const old = ofSite(siteId).filter(({ entry }) => new Date(entry.lead.received_at) < before)
      const ids = new Set(old.map(({ entry }) => entry.lead.id))
      const isOld = (site: string, id: string) => site === siteId && ids.has(id)
      keep(entries, (one) => !isOld(one.siteId, one.entry.lead.id))
      keep(owed, (one) => !isOld(one.siteId, one.leadId))
      return old.length
    },
    async claim({ now, limit, leaseMs, perTarget = limit, rooms = [] }) {
      const left = new Map(rooms.map((target) => [targetName(target), target.room]))
      const due = owed
        .filter(({ status, dueAt }) => status === 'pending' && new Date(dueAt) <= now)
        .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))
        .filter((delivery) => {
          const room = left.get(targetName(delivery)) ?? perTarget
          left.set(targetName(delivery), room - 1)
          return room > 0
        })
        .slice(0, limit)
      return due.map((delivery) => {
        delivery.lease = crypto.randomUUID()
        delivery.dueAt = new Date(now.getTime() + leaseMs).toISOString()
        return claimedFrom(delivery, leadOf(delivery), delivery.lease)
      })
    },
    async settle(claimed, end) {
      const delivery = owed.find(
        ({ siteId, id, lease }) =>
          siteId === claimed.siteId && id === claimed.deliveryId && lease === claimed.lease,
      )
      if (delivery) recordEnd(delivery, end)
      return delivery !== undefined
    },
    async nextDueAt(except = []) {
      const names = new Set(except.map(targetName))
      const due = owed
        .filter((delivery) => delivery.status === 'pending' && !names.has(targetName(delivery)))
        .map(({ dueAt }) => dueAt)
      const [first] = due.toSorted()
      return first === undefined ? null : new Date(first)
    },
    async resend(siteId, leadId, now) {
      const dead = owed.filter(
        (delivery) =>
          delivery.siteId === siteId && delivery.leadId === leadId && delivery.status === 'dead',
      )
      return revive(dead, now)
    },
    async resendTarget(target, since, now) {
      const isSince = (delivery: OwedDelivery) => new Date(leadOf(delivery).received_at) >= since
      const dead = owed.filter(
        (delivery) =>
          delivery.status === 'dead' &&
          targetName(delivery) === targetName(target) &&
          isSince(delivery),
      )
      return revive(dead, now)
    },
    async giveUp(target, before, now) {
      const given = owed.filter(
        (delivery) =>
          delivery.status === 'pending' &&
          targetName(delivery) === targetName(target) &&
          new Date(delivery.dueAt) <= now &&
          new Date(delivery.retrySince) <= before,
      )
      for (const delivery of given) delivery.status = 'dead'
      return given.length
    },
    async measure() {
      const pending = owed.filter(({ status }) => status === 'pending')
      return {
        pending: pending.length,
        dead: owed.filter(({ status }) => status === 'dead').length,
        oldestPendingSince: pending.map(({ retrySince }) => retrySince).toSorted()[0] ?? null,
      }
    },
  }
}

const targetName = ({ siteId, targetId }: TargetKey) => `${siteId} ${targetId}`

function revive(dead: readonly OwedDelivery[], now: Date): number {
  for (const delivery of dead) {
    Object.assign(delivery, { status: 'pending', triesSoFar: 0, lease: null })
    delivery.retrySince = delivery.dueAt = now.toISOString()
  }
  return dead.length
}

function keep<T>(list: T[], isKept: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(isKept))
}

const newestFirst = (a: LeadRecord, b: LeadRecord) =>
  b.lead.received_at.localeCompare(a.lead.received_at) || a.lead.id.localeCompare(b.lead.id)

const newDelivery = (siteId: string, { lead }: LeadEntry, targetId: string): OwedDelivery => ({
  siteId,
  leadId: lead.id,
  id: crypto.randomUUID(),
  targetId,
  status: 'pending',
  attempts: 0,
  triesSoFar: 0,
  retrySince: lead.received_at,
  dueAt: lead.received_at,
  lease: null,
  lastTry: null,
})

const claimedFrom = (
  delivery: OwedDelivery,
  lead: ClaimedDelivery['lead'],
  lease: string,
): ClaimedDelivery => ({
  siteId: delivery.siteId,
  deliveryId: delivery.id,
  targetId: delivery.targetId,
  lead,
  attempt: delivery.attempts + 1,
  triesSoFar: delivery.triesSoFar + 1,
  retrySince: delivery.retrySince,
  lease,
})

function recordEnd(delivery: OwedDelivery, { outcome, at, nextTryAt }: SettledDelivery): void {
  delivery.status = resolveStatusAfter(outcome, nextTryAt)
  delivery.attempts += 1
  delivery.triesSoFar += 1
  delivery.dueAt = nextTryAt ?? at
  delivery.lease = null
  delivery.lastTry = { ...outcome, at }
}
