import {
  readSavedSearchesTarget,
  SAVED_SEARCHES_PATH,
  type SavedSearch,
} from '@forecourt/feature-leads/model'
import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { GARAGE_PATH } from '../../layout/garage-path.ts'
import { requestAddress } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  if (!isRouteOpen(site, 'savedSearches')) throw render(404)
  const contact = await passGate(pageContext, 'saved-searches')
  if (!contact) throw render(404)
  const { store, findMatches, canMail } = deps.savedSearches
  const { searchParams } = requestAddress(pageContext)
  const { search, title, fault } = readSavedSearchesTarget(searchParams)
  const [searches, found, isUnsubscribed] = await Promise.all([
    store.listSearches(site.id, contact.id),
    search === '' ? null : findMatches(site, search),
    contact.email !== '' && deps.suppressions.has(site.id, contact.email.trim().toLowerCase()),
  ])
  const wrong = fault ?? (found === 'unknown' ? found : undefined)
  const noun = pickStockNoun(site)
  return {
    page: {
      searches: searches.map(({ id, title: name, address, consent }) => ({
        id,
        title: name,
        address,
        isMailed: consent.value,
      })),
      draft: draftOf(found, { search, title }, searches),
      ...(wrong && { fault: wrong }),
      isSaved: searchParams.get('saved') === '1',
      email: canMail ? contact.email : '',
      isUnsubscribed,
      noun,
      searchHref: formatStockPath(site),
      garageHref: GARAGE_PATH,
    },
    head: {
      title: `Saved searches | ${site.name}`,
      description: `The searches you saved at ${site.name}.`,
      canonicalPath: SAVED_SEARCHES_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}

type Found = Awaited<ReturnType<PageContextServer['deps']['savedSearches']['findMatches']>>

interface Asked {
  search: string
  title: string | undefined
}

/**
 * Nothing is lost while the search does not answer: the address is what was asked for. A search that is
 * saved already begins with its name and what was agreed to; no other has its box ticked (`D-121`).
 */
function draftOf(
  found: Found | null,
  { search, title }: Asked,
  saved: readonly Pick<SavedSearch, 'address' | 'title' | 'consent'>[],
) {
  if (found === null || found === 'unknown') return null
  const {
    address,
    count,
    title: words,
  } = found === 'failed' ? { address: search, count: null, title: 'Saved search' } : found
  const known = saved.find((one) => one.address === address)
  const name = title || known?.title || words
  return { address, title: name, count, optIn: known?.consent.value ?? false }
}
