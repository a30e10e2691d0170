import { formatSavedSearchesPath } from '@forecourt/feature-leads/model'
import { inertSearchClient, SearchPage, type SearchPageProps } from '@forecourt/feature-search'
import {
  restoreSearchPage,
  type SearchPageData,
  type SearchPageSeed,
} from '@forecourt/feature-search/model'
import { defineIsland } from '@forecourt/islands'
import type { Site } from '@forecourt/tenant-config/model'
import { useMemo } from 'react'
import type { ImageSite } from '../layout/car-images.ts'
import { type CardSlotsSite, islandCardSlots } from '../layout/card-slots.tsx'
import { type SearchPicturesSite, searchPictures } from '../layout/search-pictures.ts'

/** Props of the search island, plain enough for JSON. */
export interface SearchIslandProps {
  /** The page without its cars, which are in its HTML. */
  seed: SearchPageSeed
  /** The places of a page whose view is a map. Default the list alone. */
  map?: SearchPageProps['map']
  /** Searches can be saved. */
  savesSearches: boolean
  site: SearchPageProps['site'] &
    Pick<Site, 'id'> & { search: Omit<Site['search'], 'stockFilter'> } & ImageSite &
    CardSlotsSite &
    SearchPicturesSite
}

/** The search service, history and HTML of the browser; the whole page and cached HTML of cards on the server. */
type SearchLocalProps = Pick<SearchPageProps, 'searchClient' | 'history' | 'renderedResults'> &
  Pick<SearchPageProps['slots'], 'htmlOf'> & { page: SearchPageData }

/** The search page with the links of this site. */
function SearchIsland({
  searchClient = inertSearchClient,
  htmlOf,
  seed,
  page,
  savesSearches,
  ...props
}: SearchIslandProps & Partial<SearchLocalProps>) {
  const { site } = props
  const shown = useMemo(() => page ?? restoreSearchPage(seed, site), [page, seed, site])
  const slots = useMemo(() => ({ ...islandCardSlots(site), htmlOf }), [site, htmlOf])
  const pictures = useMemo(() => searchPictures(site), [site])
  const saveHrefFor = savesSearches ? formatSavedSearchesPath : undefined
  const parts = { searchClient, slots, pictures, saveHrefFor }
  return <SearchPage {...props} {...parts} page={shown} />
}

export const searchIsland = defineIsland<SearchIslandProps, SearchLocalProps>({
  name: 'search',
  component: SearchIsland,
})
