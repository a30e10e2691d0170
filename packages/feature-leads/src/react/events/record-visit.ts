import {
  formatClientStorageKey,
  readClientStorage,
  writeClientStorage,
} from '../../model/client-storage.ts'
import type { LeadAttributes } from '../../model/lead-attributes.ts'
import { addVisitedPage, emptyVisit, readVisit } from '../../model/visit.ts'
import { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'

/**
 * Adds the present page to the visit of this tab, which the next lead tells of, and gives the visit.
 * Called on every page, so that a lead knows where its visitor came from; the same page twice in a row
 * is one.
 * @param siteId the site's id, under which the browser keeps it
 * @param storages default the browser's own; nothing is kept where they are blocked
 * Source: `DATA-055`
 */
export function recordVisit(
  siteId: string,
  storages: BrowserStorages = findBrowserStorages(),
): LeadAttributes {
  const key = formatClientStorageKey(siteId, 'visit')
  const before = readClientStorage(storages.session, key, readVisit) ?? emptyVisit
  const visit = addVisitedPage(before, window.location.href)
  writeClientStorage(storages.session, key, visit)
  return visit
}
