import { SearchPage, type SearchPageProps } from '@forecourt/feature-search'
import type { SearchPageData } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { cardEnquirePath } from '../layout/enquire-path.ts'

/** Props of the search island, plain enough for JSON. */
export interface SearchIslandProps {
  page: SearchPageData
  site: SearchPageProps['site'] & Pick<Site, 'id' | 'search'>
}

const slots: SearchPageProps['slots'] = {
  hrefFor: { enquiry: cardEnquirePath },
}

/** The search page with the links of this site. */
export function SearchIsland({
  searchClient,
  ...props
}: SearchIslandProps & Pick<SearchPageProps, 'searchClient'>) {
  return <SearchPage {...props} searchClient={searchClient} slots={slots} />
}
