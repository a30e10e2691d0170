import type { LeadEntry } from '../lead-store.ts'
import type { Prize } from './spin.ts'

/** A spin of somebody in a campaign. */
export interface Spin {
  campaign: string
  /** As it was when it was won. */
  prize: Prize
  spunAt: Date
}

/**
 * Keeps who won what. Every call is for one site and reaches no other site's rows. A person is known by their phone,
 * also once their account is gone; no phone is stored, only its digest under the key of the site.
 * Adapters pass `spin-store.contract.ts`.
 * Source: `D-65`
 */
export interface SpinStore {
  /** The spin of a phone in a campaign, or `null`. */
  findSpin(siteId: string, phone: string, campaign: string): Promise<Spin | null>
  /**
   * Stores the first spin of a phone in its campaign, and the lead that tells the dealer, in one
   * transaction; a later one stores neither and gives the first, also when two run at once.
   */
  takeSpin(
    siteId: string,
    phone: string,
    spin: Spin,
    notice: LeadEntry,
  ): Promise<{ spin: Spin; isNew: boolean }>
  /** Removes spins from before an instant. */
  removeBefore(siteId: string, before: Date): Promise<number>
}
