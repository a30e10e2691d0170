import { inertSearchClient, SearchPage, type SearchPageProps } from '@forecourt/feature-search'
import type { SearchPageData } from '@forecourt/feature-search/model'
import { defineIsland } from '@forecourt/islands'
import type { Site } from '@forecourt/tenant-config/model'
import { useMemo } from 'react'
import type { ImageSite } from '../layout/car-images.ts'
import { type CardSlotsSite, islandCardSlots } from '../layout/card-slots.tsx'
import { type SearchPicturesSite, searchPictures } from '../layout/search-pictures.ts'

/** Props of the search island, plain enough for JSON. */
export interface SearchIslandProps {
  page: SearchPageData
  site: SearchPageProps['site'] &
    Pick<Site, 'id' | 'features'> & { search: Omit<Site['search'], 'stockFilter'> } & ImageSite &
    CardSlotsSite &
    SearchPicturesSite
}

/** The search service and history of the browser; cached HTML of cards on the server. */
type SearchLocalProps = Pick<SearchPageProps, 'searchClient' | 'history'> &
  Pick<SearchPageProps['slots'], 'htmlOf'>

/** The search page with the links of this site. */
function SearchIsland({
  searchClient = inertSearchClient,
  htmlOf,
  ...props
}: SearchIslandProps & Partial<SearchLocalProps>) {
  const { site } = props
  const slots = useMemo(() => ({ ...islandCardSlots(site), htmlOf }), [site, htmlOf])
  const pictures = useMemo(() => searchPictures(site), [site])
  return <SearchPage {...props} searchClient={searchClient} slots={slots} pictures={pictures} />
}

export const searchIsland = defineIsland<SearchIslandProps, SearchLocalProps>({
  name: 'search',
  component: SearchIsland,
})
