import { SearchPage, type SearchPageProps } from '@forecourt/feature-search'
import type { SearchPageData } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { useMemo } from 'react'
import { carImageSet, type ImageSite } from '../layout/car-images.ts'
import { cardEnquirePath } from '../layout/enquire-path.ts'

/** Props of the search island, plain enough for JSON. */
export interface SearchIslandProps {
  page: SearchPageData
  site: SearchPageProps['site'] & Pick<Site, 'id' | 'search'> & ImageSite
}

/** The search page with the links of this site. */
export function SearchIsland({
  searchClient,
  ...props
}: SearchIslandProps & Pick<SearchPageProps, 'searchClient'>) {
  const { site } = props
  const slots = useMemo(
    () => ({ imageSet: carImageSet(site), hrefFor: { enquiry: cardEnquirePath } }),
    [site],
  )
  return <SearchPage {...props} searchClient={searchClient} slots={slots} />
}
