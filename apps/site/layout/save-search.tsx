import { formatSavedSearchesPath } from '@forecourt/feature-leads/model'
import {
  formatSearchUrl,
  pickSearchUrlSettings,
  removePosition,
  type SearchPageData,
} from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { usePage } from './page-request.ts'
import { isRouteOpen } from './site-routes.ts'

const frame = css({
  maxW: 'content',
  mx: 'auto',
  px: { base: 'page', lg: '6' },
  pb: { base: '8', lg: '12' },
})

const words = css({ margin: '0', mb: '3', textStyle: 'body', color: 'fg.muted' })

/**
 * Link under the results that saves the search of the address; a script follows the filters that are chosen
 * since. Nothing where no searches are saved.
 */
export function SaveSearch({ page }: { page: Pick<SearchPageData, 'state' | 'base'> }) {
  const pageContext = usePage()
  if (!isRouteOpen(pageContext.site, 'savedSearches')) return null
  const { state, base } = page
  const { view: _map, ...list } = base
  // Another visitor's campaign is not part of the search.
  const beside = { page: 1, typed: [], otherParameters: [] }
  const plain = { ...state, near: removePosition(state.near), ...beside }
  const search = formatSearchUrl(plain, list, pickSearchUrlSettings(pageContext.site))
  return (
    <div className={frame}>
      <p className={words}>Be told of new matches and lower prices.</p>
      <ButtonLink
        href={formatSavedSearchesPath({ search })}
        variant="outline"
        rel="nofollow"
        data-save-search=""
      >
        Save this search
      </ButtonLink>
    </div>
  )
}
