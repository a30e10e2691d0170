export {
  BrandList,
  type BrandListProps,
} from './brand-list/brand-list.tsx'
export {
  CarCard,
  type CarCardProps,
  type CarCardSite,
  type CarCardSlots,
} from './car-card/car-card.tsx'
export { CarCardSkeleton } from './car-card/car-card-skeleton.tsx'
export { CarCarousel, type CarCarouselProps } from './car-carousel/car-carousel.tsx'
export { CarGrid, type CarGridProps, type GridItem } from './car-grid/car-grid.tsx'
export {
  loadResultLayout,
  ResultList,
  type ResultListProps,
  type ResultListSite,
  readRenderedResults,
} from './car-grid/result-list.tsx'
export { CarModelCard, type CarModelCardProps } from './car-model-list/car-model-card.tsx'
export {
  CarModelList,
  type CarModelListProps,
  CarModelListView,
  type CarModelListViewProps,
  useCarModelList,
} from './car-model-list/car-model-list.tsx'
export { ComparePage, type ComparePageProps } from './compare-page/compare-page.tsx'
export { LimitedCarList, type LimitedCarListProps } from './limited-car-list/limited-car-list.tsx'
export { PopularFacets, type PopularFacetsProps } from './popular-facets/popular-facets.tsx'
export {
  PriceRangeSearch,
  type PriceRangeSearchProps,
  type PriceRangeSearchSite,
  PriceRangeSearchView,
  type PriceRangeSearchViewProps,
} from './price-range-search/price-range-search.tsx'
export { usePriceRange } from './price-range-search/use-price-range.ts'
export { ProductCard, type ProductCardProps } from './product-list/product-card.tsx'
export {
  ProductList,
  type ProductListProps,
  ProductListView,
  type ProductListViewProps,
  useProductList,
} from './product-list/product-list.tsx'
export { PromoSlider, type PromoSliderProps } from './promo-slider/promo-slider.tsx'
export { PromoTile, type PromoTileProps } from './promo-tile/promo-tile.tsx'
export { loadSearchView } from './results-map/late-results-map.tsx'
export type { SearchMap, SearchMapMarker } from './results-map/results-map.tsx'
export type { SearchHistoryPlace } from './search-history/use-search-history.ts'
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
export type { SearchPicture, SearchPictures } from './search-page/search-pictures.ts'
export {
  SearchProvider,
  type SearchProviderProps,
  useStockSearch,
} from './search-provider/search-provider.tsx'
export { useSearchLoad } from './search-provider/use-search-load.ts'
export { LazySimilarCars, type LazySimilarCarsProps } from './similar-cars/lazy-similar-cars.tsx'
export { SimilarCars, type SimilarCarsProps } from './similar-cars/similar-cars.tsx'
export {
  SIMILAR_MARGIN_PX,
  type UseSimilarCarsOptions,
  useSimilarCars,
} from './similar-cars/use-similar-cars.ts'
