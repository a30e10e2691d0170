import { SearchPage, type SearchPageProps } from '@forecourt/feature-search'
import { carPath, type SearchPageData } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'

/** Props of the search island, plain enough for JSON. */
export interface SearchIslandProps {
  page: SearchPageData
  site: SearchPageProps['site'] & Pick<Site, 'id' | 'search'>
}

const slots: SearchPageProps['slots'] = {
  hrefFor: { enquiry: (car) => `${carPath(car)}/enquire` },
}

/** The search page with the links of this site. */
export function SearchIsland({
  searchClient,
  ...props
}: SearchIslandProps & Pick<SearchPageProps, 'searchClient'>) {
  return <SearchPage {...props} searchClient={searchClient} slots={slots} />
}
