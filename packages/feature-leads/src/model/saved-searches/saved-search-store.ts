import type { LeadConsent } from '../lead.ts'
import type { OwedMail } from '../mail/mail-outbox.ts'
import type { DueSearch, SavedSearch, SeenCars } from './saved-search.ts'

/** Searches of people who have signed in. Adapters pass `saved-search-store.contract.ts`. */
export interface SavedSearchStore {
  /** Searches of a person, the newest first. */
  listSearches(siteId: string, contactId: string): Promise<readonly SavedSearch[]>
  /**
   * Saves a search. One of the same address takes the new name and consent; what was seen stays.
   * @returns false where the person has the most they may
   */
  saveSearch(
    siteId: string,
    contactId: string,
    search: SavedSearch & { seen: SeenCars },
  ): Promise<boolean>
  /** Replaces the consent of a search of this person; one of somebody else stays as it is. */
  setSearchConsent(
    siteId: string,
    contactId: string,
    id: string,
    consent: LeadConsent,
  ): Promise<void>
  /** Removes a search of this person; one of somebody else stays. */
  removeSearch(siteId: string, contactId: string, id: string): Promise<void>
  /** Searches whose people agreed to mails and gave an address, and that had no mail since an instant. */
  listDueSearches(siteId: string, mailedBefore: Date): Promise<readonly DueSearch[]>
  /**
   * Stores what was seen, and the mail that tells of it, together.
   * @param mail null where there is nothing to tell
   * @returns false where another worker looked since `revision`, or the search is gone; nothing is stored then
   */
  noteLook(
    siteId: string,
    look: { id: string; revision: number; seen: SeenCars; at: Date; mail: OwedMail | null },
  ): Promise<boolean>
}
