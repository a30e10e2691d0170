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
  describeCarModelStock,
  formatCarModelStockPath,
} from './car-model-search.ts'
export { type CardSpec, type CardSpecCar, type CardSpecIcon, listCardSpecs } from './card-specs.ts'
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
  createCatalogueRequests,
  createEmptyCatalogueSearch,
  formatCatalogueParameters,
  formatCatalogueUrl,
  isCatalogueRefined,
  listCatalogueChips,
  parseCatalogueUrl,
  readCatalogueResults,
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
  formatFacetValue,
  listFacetValues,
  listRequestedFacetAttributes,
} from './facet-values.ts'
export {
  findFacetAttribute,
  findListFacet,
  findRangeFacet,
  LIST_FACETS,
  type ListFacet,
  type ListFacetKey,
  RANGE_FACETS,
  type RangeFacet,
  type RangeFacetKey,
  type SidebarFacet,
  type SliderKey,
} from './facets.ts'
export type { Indexer, IndexerRecord, IndexerSettings } from './indexer.ts'
export {
  createCarsByIdRequest,
  createLimitedListRequest,
  LIMITED_LIST_SIZE,
  type LimitedList,
  MOST_IDS,
  sortByIds,
} from './limited-list.ts'
export {
  type FacetValue,
  INITIAL_MAKES,
  listModels,
  type MakeList,
  MODEL_LIMIT,
  makeList,
} from './make-list.ts'
export { clampPage, countPages, findPageOffset, PAGE_SIZE } from './paging.ts'
export { listPopularFacets, POPULAR_MAKE_TILES, type PopularFacets } from './popular-facets.ts'
export {
  countWithin,
  createPriceCountsRequest,
  findChosenPriceRange,
  formatPriceFilter,
  formatPriceRangeHref,
  listPriceBands,
  listPriceBars,
  PRICE_RANGE_PATH,
  PRICE_RANGE_STEP,
  type PriceBand,
  type PriceBar,
  type PriceBounds,
  type PriceCounts,
  type PriceRangeSite,
  pickSentPriceRange,
  readPriceCounts,
} from './price-range.ts'
export {
  describeProductFit,
  PRODUCT_INDEX_NAME,
  type Product,
  type ProductCard,
  type ProductFit,
  type ProductRecord,
  type ProductSite,
  toProductRecord,
} from './product.ts'
export { type ProductFeed, type ProductFeedSite, readProductFeed } from './product-feed.ts'
export {
  createProductRequests,
  formatProductFilter,
  productCatalogue,
  productIndexReplicas,
  productIndexSettings,
} from './product-search.ts'
export {
  findPromoOffset,
  findPromoPage,
  isPromoFor,
  isPromoRunning,
  type PromoPage,
  type PromoSite,
  type ResultItem,
  withPromoTiles,
} from './promo-placement.ts'
export {
  acceptRange,
  clampRange,
  findSliderBounds,
  type SearchRange,
  SLIDER_DELAY_MS,
  type SliderBounds,
  TYPING_DELAY_MS,
} from './range.ts'
export { countShown, formatCount, formatFoundLabel, showMeLabel } from './result-count.ts'
export {
  formatCanonicalSearchUrl,
  formatSearchHeading,
  formatSearchTitle,
  isIndexable,
  pickSearchUrlSettings,
  pickStockNoun,
  type SearchHeadSite,
} from './search-canonical.ts'
export { formatRangeLabel, listSearchChips, type SearchChip } from './search-chips.ts'
export {
  type FacetValuesRequest,
  SEARCH_API_PATH,
  type SearchAnswers,
  type SearchClient,
} from './search-client.ts'
export {
  createSearchHistoryEntry,
  formatSearchHistory,
  formatSearchHistoryKey,
  listRecentSearches,
  parseSearchHistory,
  type RecentSearch,
  rememberSearch,
  SEARCH_HISTORY_LIMIT,
  type SearchHistoryEntry,
  withSearch,
} from './search-history.ts'
export { readSearchHits } from './search-hits.ts'
export { resolveSearchLoadState, type SearchLoadState } from './search-load-state.ts'
export type {
  InitialSearchResults,
  SearchPageData,
  SearchPageHead,
  StoredAnswer,
} from './search-page.ts'
export {
  CARD_ATTRIBUTES,
  createSearchHelperParameters,
  createSearchQuery,
  createSearchRequests,
  formatSearchIndexName,
  listRefinedAttributes,
  type SearchHelperParameters,
  type SearchQuery,
  type SearchQuerySite,
  type SearchRequest,
  type SearchRequestParams,
  type SearchRequestSite,
  type StockCard,
} from './search-requests.ts'
export {
  computeFacetStats,
  joinAnswers,
  readFacetCounts,
  type SearchAnswer,
  type SearchResults,
} from './search-results.ts'
export {
  createSearchSidebar,
  type ListGroup,
  type MakeGroup,
  type RangeGroup,
  type SidebarGroupView,
  type SidebarSite,
  type SidebarSource,
} from './search-sidebar.ts'
export { resolveSearchSlug, type SearchSlug, type SearchSlugSite } from './search-slug.ts'
export {
  type ChosenFacets,
  type ChosenRanges,
  clearState,
  createEmptySearchState,
  isRefined,
  removeMake,
  type SearchState,
  toggleFacet,
  withFacet,
  withQuery,
  withRange,
  withSort,
} from './search-state.ts'
export {
  chooseHistoryMethod,
  createSearchForm,
  findSpanField,
  formatRange,
  formatSearchParameters,
  formatSearchUrl,
  parseSearchUrl,
  type SearchBase,
  type SearchForm,
  type SearchUrlSettings,
} from './search-url.ts'
export { listSeenFacets, NOTHING_SEEN, type SeenFacets } from './seen-facets.ts'
export {
  createSimilarCarsRequests,
  findSimilarCars,
  mergeSimilarCars,
  resolveSimilarPriceWindow,
  SIMILAR_LIMIT,
  type SimilarSubject,
} from './similar-cars.ts'
export { RELEVANCE, SORT_OPTIONS, type SortOption, sortIndexName } from './sort.ts'
export {
  anyOf,
  createStockFilter,
  formatStockFilter,
  formatStockFilterVariant,
  matchesStockFilter,
  type StockCondition,
  type StockFilter,
  type StockFilterSite,
  type StockFilterVariant,
  type StockTerm,
} from './stock-filter.ts'
export {
  BODY_TILES,
  createStockOverviewRequests,
  readStockOverview,
  type StockOverview,
} from './stock-overview.ts'
export {
  formatStockPath,
  isStockTypeSlug,
  isUsedOnly,
  resolveStockRedirect,
  STOCK_TYPE_SLUGS,
  type StockPathSite,
  type StockPathTarget,
  type StockTypeSlug,
} from './stock-path.ts'
export {
  createStockIndexSettings,
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
  type StockIndexSettings,
  type StockRecord,
  type StockRecordSite,
  toStockRecord,
} from './stock-record.ts'
