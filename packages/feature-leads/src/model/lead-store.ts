import type { DeliveryOutcome, DeliveryStatus } from './delivery.ts'
import type { Lead } from './lead.ts'
import type { Person } from './person.ts'

/** A time at a location that a lead takes. */
export interface LeadAppointment {
  locationId: number
  /** ISO 8601 instant. */
  startsAt: string
  /** Appointments the location can give at one time. */
  capacity: number
}

/** A time at a location, and how many appointments there are. */
export interface BookedTime {
  startsAt: Date
  count: number
}

/** A lead with the time it takes. */
export interface BookedLead {
  lead: Lead
  /** Null for none, or one that was cancelled. */
  appointment: Pick<LeadAppointment, 'locationId' | 'startsAt'> | null
}

/** Outcome of changing a time: `taken` where nothing of the new one is free, `none` where the lead has none. */
export type ChangedAppointment = 'changed' | 'taken' | 'none'

/** A lead with the targets it is owed to, everything that is written in one transaction. */
export interface LeadEntry {
  lead: Lead
  /** Targets of the site at the moment the lead was taken; none for suspected spam. */
  targetIds: readonly string[]
  /** The time it takes, freed with it. Default none. */
  appointment?: LeadAppointment
}

/** Outcome of storing a lead. */
export interface StoredLead {
  leadId: string
  /** False when the key was known: the id is that of the first sending. */
  isNew: boolean
  /** True when the first sending with this key said something else; nothing was stored. Default false. */
  isConflict?: boolean
  /** True when nothing of its time is free; nothing was stored. Default false. */
  isTaken?: boolean
}

/** A delivery with its history, as operators see it. */
export interface Delivery {
  id: string
  targetId: string
  status: DeliveryStatus
  /** Tries so far, over all runs. */
  attempts: number
  /** ISO 8601 instant of the next try; means nothing unless pending. */
  dueAt: string
  /** Outcome of the last try; `null` before the first. */
  lastTry: (DeliveryOutcome & { at: string }) | null
}

/** A stored lead with its deliveries. */
export interface LeadRecord {
  lead: Lead
  deliveries: readonly Delivery[]
}

/** Leads to list. */
export interface LeadQuery {
  /** Leads with a delivery of this status; default all leads. */
  delivery?: DeliveryStatus
  /** Leads of this person; default anybody's. */
  person?: Person
  /** At most this many, newest first; default 50. */
  limit?: number
}

/**
 * Keeps leads. Every call is for one site and reaches no other site's rows.
 * Adapters pass `lead-store.contract.ts`.
 * Source: `D-03`
 */
export interface LeadStore {
  /**
   * Stores a lead and its deliveries in one transaction. A known `idempotency_key` stores nothing and
   * gives the first lead, also when two calls run at once; `isConflict` says that its content is another.
   * Of leads that take the last place of a time at once, one is stored; `isTaken` says so to the others.
   */
  accept(siteId: string, entry: LeadEntry): Promise<StoredLead>
  /** The lead with this key, or `null`. */
  findByKey(siteId: string, idempotencyKey: string): Promise<Lead | null>
  /** Number of leads taken at or after an instant, suspected spam left out. Source: `D-107` */
  countSince(siteId: string, from: Date): Promise<number>
  /** The lead with its deliveries, or `null`. */
  find(siteId: string, leadId: string): Promise<LeadRecord | null>
  /** Times of a location that leads have taken, from an instant up to but not another. */
  listBooked(
    siteId: string,
    locationId: number,
    from: Date,
    to: Date,
  ): Promise<readonly BookedTime[]>
  /** The lead with the time it takes; `null` for no such lead. */
  findAppointment(siteId: string, leadId: string): Promise<BookedLead | null>
  /**
   * Moves the time of a lead, or frees it where `to` is null, and stores the lead that tells of it, in one
   * transaction; nothing is changed unless all of it is.
   */
  changeAppointment(
    siteId: string,
    leadId: string,
    to: LeadAppointment | null,
    notice: LeadEntry,
  ): Promise<ChangedAppointment>
  /** Leads, newest first. */
  list(siteId: string, query?: LeadQuery): Promise<readonly LeadRecord[]>
  /**
   * Removes leads received before an instant, with their deliveries.
   * @returns how many there were
   */
  removeBefore(siteId: string, before: Date): Promise<number>
}

/** A delivery a worker has taken for the length of its lease. */
export interface ClaimedDelivery {
  siteId: string
  /** The same at every try, also when it is sent again by hand. */
  deliveryId: string
  targetId: string
  lead: Lead
  /** Number of this try over all runs, from 1. */
  attempt: number
  /** Number of this try in the present run, from 1. */
  triesSoFar: number
  /** ISO 8601 instant the present run began. */
  retrySince: string
  /** Proof of the lease; settling with another one changes nothing. */
  lease: string
}

/** A target of a site. */
export interface TargetKey {
  siteId: string
  targetId: string
}

/** Room a worker has for deliveries. */
export interface DeliveryClaim {
  now: Date
  /** Most deliveries in all. */
  limit: number
  leaseMs: number
  /** Most deliveries to a target that `rooms` does not name; default `limit`. */
  perTarget?: number
  /** Most deliveries to single targets; 0 leaves one out. Default none. */
  rooms?: readonly (TargetKey & { room: number })[]
}

/** Deliveries of all sites, by where they are. */
export interface OutboxSize {
  pending: number
  dead: number
  /** ISO 8601 instant the longest waiting delivery came in; `null` when none is pending. */
  oldestPendingSince: string | null
}

/** The end of one try. */
export interface SettledDelivery {
  outcome: DeliveryOutcome
  /** ISO 8601 instant the try began. */
  at: string
  durationMs: number
  /** ISO 8601 instant of the next try; `null` makes a failed delivery dead, unless it is withheld. */
  nextTryAt: string | null
}

/**
 * The outbox as its worker sees it: deliveries of every site.
 * Adapters pass `lead-store.contract.ts`.
 * Source: `D-03`
 */
export interface DeliveryQueue {
  /**
   * Takes due deliveries, the longest due first of each target. No other worker gets them until
   * `leaseMs` is over; then they are due again.
   */
  claim(request: DeliveryClaim): Promise<readonly ClaimedDelivery[]>
  /** Records a try and what comes next. False when the lease was lost: nothing is changed then. */
  settle(delivery: ClaimedDelivery, end: SettledDelivery): Promise<boolean>
  /**
   * When the next pending delivery is due, or `null` when none is pending.
   * @param except targets that are not looked at. Default none
   */
  nextDueAt(except?: readonly TargetKey[]): Promise<Date | null>
  /**
   * Makes the due deliveries of a target dead whose run of tries began at `before` or earlier.
   * @returns how many there were
   */
  giveUp(target: TargetKey, before: Date, now: Date): Promise<number>
  /**
   * Makes the dead deliveries of a lead due now, with their ids unchanged and a new run of tries.
   * @returns how many there were
   */
  resend(siteId: string, leadId: string, now: Date): Promise<number>
  /**
   * The same for every dead delivery of a target whose lead was received at `since` or later.
   * @returns how many there were
   */
  resendTarget(target: TargetKey, since: Date, now: Date): Promise<number>
  /** Size of the outbox of all sites. */
  measure(): Promise<OutboxSize>
}
