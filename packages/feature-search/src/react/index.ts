export {
  CarCard,
  type CarCardProps,
  type CarCardSite,
  type CarCardSlots,
} from './car-card/car-card.tsx'
export { SpecIconDefinitions } from './car-card/spec-icons.tsx'
export { CarGrid, type CarGridProps } from './car-grid/car-grid.tsx'
export { NoResults, type NoResultsProps } from './search-notice/no-results.tsx'
export {
  SearchFailed,
  type SearchFailedPlace,
  type SearchFailedProps,
} from './search-notice/search-failed.tsx'
export { inertSearchClient, SearchPage, type SearchPageProps } from './search-page/search-page.tsx'
export {
  SearchPageView,
  type SearchPageViewProps,
  type SearchViewSite,
} from './search-page/search-page-view.tsx'
export { SimilarCars, type SimilarCarsProps } from './similar-cars/similar-cars.tsx'
