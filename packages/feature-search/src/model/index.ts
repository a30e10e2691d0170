export {
  CAR_MODEL_INDEX_NAME,
  type CarModelCard,
  type CarModelFacts,
  type CarModelRecord,
  toCarModelRecord,
} from './car-model.ts'
export {
  carModelCatalogue,
  carModelIndexReplicas,
  carModelIndexSettings,
  carModelStockPath,
  carModelStockText,
} from './car-model-search.ts'
export { type CardSpec, type CardSpecCar, type CardSpecIcon, cardSpecs } from './card-specs.ts'
export {
  CATALOGUE_API_PATH,
  CATALOGUE_CACHE_ENTRIES,
  type Catalogue,
  type CatalogueAnswer,
  type CatalogueChip,
  type CatalogueFacet,
  type CatalogueFacetGroup,
  type CatalogueResults,
  type CatalogueSearch,
  type CatalogueSort,
  catalogueChips,
  catalogueParameters,
  catalogueRequests,
  catalogueResults,
  emptyCatalogueSearch,
  formatCatalogueUrl,
  isCatalogueRefined,
  parseCatalogueUrl,
  toggleCatalogueFacet,
} from './catalogue-search.ts'
export {
  COMPARE_ATTRIBUTES,
  type ComparedCar,
  type CompareOptions,
  type CompareRow,
  compareRows,
} from './compare-rows.ts'
export { type FacetSource } from './facet-row.ts'
export {
  checkFilters,
  type FacetListing,
  type FacetSite,
  facetValueLabel,
  facetValues,
  requestedFacetAttributes,
} from './facet-values.ts'
export {
  facetAttribute,
  LIST_FACETS,
  type ListFacet,
  type ListFacetKey,
  listFacet,
  RANGE_FACETS,
  type RangeFacet,
  type RangeFacetKey,
  rangeFacet,
  type SidebarFacet,
  type SliderKey,
} from './facets.ts'
export type { Indexer, IndexerRecord, IndexerSettings } from './indexer.ts'
export {
  carsByIdRequest,
  inOrderOfIds,
  LIMITED_LIST_SIZE,
  type LimitedList,
  limitedListRequest,
  MOST_IDS,
} from './limited-list.ts'
export {
  type FacetValue,
  INITIAL_MAKES,
  type MakeList,
  MODEL_LIMIT,
  makeList,
  modelsOf,
} from './make-list.ts'
export { PAGE_SIZE, pageCount, pageOffset, pageWithin } from './paging.ts'
export { POPULAR_MAKE_TILES, type PopularFacets, popularFacets } from './popular-facets.ts'
export {
  chosenPriceRange,
  countWithin,
  PRICE_RANGE_PATH,
  PRICE_RANGE_STEP,
  type PriceBand,
  type PriceBar,
  type PriceBounds,
  type PriceCounts,
  type PriceRangeSite,
  priceBands,
  priceBars,
  priceCountsRequest,
  priceFilter,
  priceRangeHref,
  readPriceCounts,
  sentPriceRange,
} from './price-range.ts'
export {
  PRODUCT_INDEX_NAME,
  type Product,
  type ProductCard,
  type ProductFit,
  type ProductRecord,
  type ProductSite,
  productFitText,
  toProductRecord,
} from './product.ts'
export { type ProductFeed, type ProductFeedSite, readProductFeed } from './product-feed.ts'
export {
  productCatalogue,
  productFilter,
  productIndexReplicas,
  productIndexSettings,
  productRequests,
} from './product-search.ts'
export {
  isPromoFor,
  isPromoRunning,
  type PromoPage,
  type PromoSite,
  promoOffset,
  promoPage,
  type ResultItem,
  withPromoTiles,
} from './promo-placement.ts'
export {
  acceptRange,
  clampRange,
  type SearchRange,
  SLIDER_DELAY_MS,
  type SliderBounds,
  sliderBounds,
  TYPING_DELAY_MS,
} from './range.ts'
export { formatCount, foundLabel, showMeLabel, shownCount } from './result-count.ts'
export {
  canonicalSearchUrl,
  isIndexable,
  type SearchHeadSite,
  searchHeading,
  searchTitle,
  searchUrlSettings,
  stockNoun,
} from './search-canonical.ts'
export { rangeLabel, type SearchChip, searchChips } from './search-chips.ts'
export {
  type FacetValuesRequest,
  SEARCH_API_PATH,
  type SearchAnswers,
  type SearchClient,
} from './search-client.ts'
export {
  formatSearchHistory,
  parseSearchHistory,
  type RecentSearch,
  recentSearches,
  rememberSearch,
  SEARCH_HISTORY_LIMIT,
  type SearchHistoryEntry,
  searchHistoryEntry,
  searchHistoryKey,
  withSearch,
} from './search-history.ts'
export { searchHits } from './search-hits.ts'
export { type SearchLoadState, searchLoadState } from './search-load-state.ts'
export type {
  InitialSearchResults,
  SearchPageData,
  SearchPageHead,
  StoredAnswer,
} from './search-page.ts'
export {
  CARD_ATTRIBUTES,
  refinedAttributes,
  type SearchHelperParameters,
  type SearchQuery,
  type SearchQuerySite,
  type SearchRequest,
  type SearchRequestParams,
  type SearchRequestSite,
  type StockCard,
  searchHelperParameters,
  searchIndexName,
  searchQuery,
  searchRequests,
} from './search-requests.ts'
export {
  facetCounts,
  facetStats,
  joinAnswers,
  type SearchAnswer,
  type SearchResults,
} from './search-results.ts'
export {
  type ListGroup,
  type MakeGroup,
  type RangeGroup,
  type SidebarGroupView,
  type SidebarSite,
  type SidebarSource,
  searchSidebar,
} from './search-sidebar.ts'
export { resolveSearchSlug, type SearchSlug, type SearchSlugSite } from './search-slug.ts'
export {
  type ChosenFacets,
  type ChosenRanges,
  clearedState,
  emptySearchState,
  isRefined,
  type SearchState,
  toggleFacet,
  withFacet,
  withoutMake,
  withQuery,
  withRange,
  withSort,
} from './search-state.ts'
export {
  formatRange,
  formatSearchUrl,
  historyMethod,
  parseSearchUrl,
  type SearchBase,
  type SearchForm,
  type SearchUrlSettings,
  searchForm,
  searchParameters,
  spanField,
} from './search-url.ts'
export { NOTHING_SEEN, type SeenFacets, seenFacets } from './seen-facets.ts'
export {
  findSimilarCars,
  mergeSimilarCars,
  SIMILAR_LIMIT,
  type SimilarSubject,
  similarCarsRequests,
  similarPriceWindow,
} from './similar-cars.ts'
export { RELEVANCE, SORT_OPTIONS, type SortOption, sortIndexName } from './sort.ts'
export {
  anyOf,
  formatStockFilter,
  matchesStockFilter,
  type StockCondition,
  type StockFilter,
  type StockFilterSite,
  type StockFilterVariant,
  type StockTerm,
  stockFilter,
  stockFilterVariant,
} from './stock-filter.ts'
export {
  BODY_TILES,
  readStockOverview,
  type StockOverview,
  stockOverviewRequests,
} from './stock-overview.ts'
export {
  isStockTypeSlug,
  isUsedOnly,
  STOCK_TYPE_SLUGS,
  type StockPathSite,
  type StockPathTarget,
  type StockTypeSlug,
  stockPath,
  stockRedirect,
} from './stock-path.ts'
export {
  EMBEDDED_INDEX_NAME,
  type StockIndexSettings,
  type StockRecord,
  type StockRecordSite,
  stockIndexReplicas,
  stockIndexSettings,
  toStockRecord,
} from './stock-record.ts'
