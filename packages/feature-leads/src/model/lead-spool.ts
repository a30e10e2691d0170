import type { LeadEntry, StoredLead } from './lead-store.ts'

/** A lead waiting for its store. */
export interface SpooledLead {
  siteId: string
  entry: LeadEntry
}

/**
 * Keeps leads while the store does not answer. What `put` has answered survives a power cut.
 * Source: `D-03`
 */
export interface LeadSpool {
  /** Writes the lead and waits until it is on the disk. A known key of the site writes nothing. */
  put(lead: SpooledLead): Promise<StoredLead>
  /** Waiting leads, oldest first, at most `limit`. */
  list(limit: number): Promise<readonly SpooledLead[]>
  /** How many leads wait. */
  count(): Promise<number>
  /** Removes a lead after the store has it. */
  remove(lead: SpooledLead): Promise<void>
}
