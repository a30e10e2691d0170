import { isPlainClick } from '@forecourt/ui/plain-click'
import type { MouseEvent } from 'react'
import {
  formatCanonicalSearchUrl,
  formatSearchUrl,
  isIndexable,
  pickSearchUrlSettings,
  type SearchBase,
  type SearchHeadSite,
  type SearchState,
} from '../../model/index.ts'
import type { SearchPictures } from './search-pictures.ts'

/** Parts every link and form of a search page is built from. */
export interface SearchContext {
  site: SearchHeadSite
  base: SearchBase
  /** Called in place of following a link or sending a form. Default: links and forms work by themselves. */
  onSearch?: (details: { state: SearchState }) => void
  /** Pictures of bodies and makes. Default outlines and initials. */
  pictures?: SearchPictures
}

/** Attributes of a link to another state of the search. */
export interface SearchLinkProps {
  href: string
  rel: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
}

/** A link to a state: the short address where there is one; deep mixes are not for search engines. */
export function searchLink(context: SearchContext, state: SearchState): SearchLinkProps {
  const { site, onSearch } = context
  const isPublic = isIndexable(state, site)
  return {
    href: isPublic ? formatCanonicalSearchUrl(state, site) : searchHref(context, state),
    rel: isPublic ? undefined : 'nofollow',
    onClick:
      onSearch &&
      ((event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSearch({ state })
      }),
  }
}

/** Address of a state as the page itself writes it. */
export function searchHref({ site, base }: SearchContext, state: SearchState): string {
  return formatSearchUrl(state, base, pickSearchUrlSettings(site))
}
