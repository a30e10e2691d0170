import { isPlainClick } from '@forecourt/ui/plain-click'
import { type MouseEvent, useSyncExternalStore } from 'react'
import {
  formatCanonicalSearchUrl,
  formatSearchUrl,
  isIndexable,
  pickSearchUrlSettings,
  type SearchBase,
  type SearchHeadSite,
  type SearchState,
  type TypedPhrase,
} from '../../model/index.ts'
import type { SearchPictures } from './search-pictures.ts'

/** The search as it was asked for last: ahead of the rendered state while the page follows a press. */
export interface NewestSearch {
  read: () => SearchState
  /** Calls back after each change, until the function it gives is called. */
  subscribe: (onChange: () => void) => () => void
}

/** Parts every link and form of a search page is built from. */
export interface SearchContext {
  site: SearchHeadSite
  base: SearchBase
  /** Called in place of following a link or sending a form. Default: links and forms work by themselves. */
  onSearch?: (details: { state: SearchState }) => void
  /**
   * Reads what was typed as filters and text (`PLUS-072`); null where the server was asked instead. Default: it is all
   * text.
   */
  onPhrase?: (details: TypedPhrase) => Promise<SearchState | null>
  /** State each change starts from, so that quick presses add up. Default the rendered state. */
  newest?: NewestSearch
  /** Pictures of bodies and makes. Default outlines and initials. */
  pictures?: SearchPictures
}

/** Attributes of a link to another state of the search. */
export interface SearchLinkProps {
  href: string
  rel: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
}

/**
 * A link to a changed state: the short address where there is one; deep mixes are not for search engines.
 * @param change is applied once more to the newest state when the link is pressed
 */
export function searchLink(
  context: SearchContext,
  state: SearchState,
  change: (state: SearchState) => SearchState,
): SearchLinkProps {
  const { site, base, onSearch } = context
  const changed = change(state)
  const isPublic = isIndexable(changed, site) && base.view === undefined
  return {
    href: isPublic ? formatCanonicalSearchUrl(changed, site) : searchHref(context, changed),
    rel: isPublic ? undefined : 'nofollow',
    onClick:
      onSearch &&
      ((event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSearch({ state: change(readNewest(context, state)) })
      }),
  }
}

/** Address of a state as the page itself writes it. */
export function searchHref({ site, base }: SearchContext, state: SearchState): string {
  return formatSearchUrl(state, base, pickSearchUrlSettings(site))
}

/** State a change starts from when a visitor makes it. */
export const readNewest = ({ newest }: SearchContext, rendered: SearchState): SearchState =>
  newest?.read() ?? rendered

/**
 * Part of the newest state, for controls that show a press before the rest of the page follows.
 * @param pick gives equal values for equal states, as `useSyncExternalStore` asks
 */
export function useNewest<T>(
  context: SearchContext,
  rendered: SearchState,
  pick: (state: SearchState) => T,
): T {
  return useSyncExternalStore(
    context.newest?.subscribe ?? subscribeToNothing,
    () => pick(readNewest(context, rendered)),
    () => pick(rendered),
  )
}

const subscribeToNothing = () => () => {}
