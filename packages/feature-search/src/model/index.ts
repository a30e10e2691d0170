export {
  BRANDS_PATH,
  type Brand,
  type BrandGroup,
  type BrandSite,
  findBrand,
  formatBrandPath,
  listBrandGroups,
  listCarriedMakes,
} from './brand.ts'
export type { CarModelCard } from './car-model.ts'
export {
  carModelCatalogue,
  describeCarModelStock,
  formatCarModelStockPath,
  formatManufacturerFilter,
  makeModelCatalogue,
} from './car-model-search.ts'
export { CARD_PHOTO_WIDTHS, formatPhotoCount } from './card-photo.ts'
export { type CardSpec, type CardSpecCar, type CardSpecIcon, listCardSpecs } from './card-specs.ts'
export {
  CATALOGUE_API_PATH,
  type Catalogue,
  type CatalogueAnswer,
  type CatalogueFacetGroup,
  type CatalogueResults,
  type CatalogueSearch,
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
export { type ComparedPrices, describeComparedPrices } from './compared-prices.ts'
export { OFFLINE_NOTICE } from './error-message.ts'
export { checkFilters } from './facet-values.ts'
export { findRangeFacet, LIST_FACETS, type ListFacetKey, RANGE_FACETS } from './facets.ts'
export type { Indexer, IndexerRecord, IndexerSettings, SiteIndexers } from './indexer.ts'
export { findKnownNames, type KnownNames } from './known-names.ts'
export { removeRepeats } from './limited-list.ts'
export type { FacetValue } from './make-list.ts'
export {
  ANY_DISTANCE_LABEL,
  createPositionPlace,
  formatDistance,
  formatNearLabel,
  formatPosition,
  isPosition,
  NEAR_DISTANCES,
  NEAREST,
  type NearPlace,
  type PlacePoint,
  readDistance,
  removePosition,
} from './near.ts'
export { describeNearProblem } from './near-problem.ts'
export { formatOfferEnd, listRunningOffers, OFFERS_PATH } from './offers.ts'
export { isGroupShown, toggleShownGroup } from './open-groups.ts'
export { clampPage, PAGE_SIZE } from './paging.ts'
export { type PhraseSearch, type PhraseSite, resolvePhrase } from './phrase/resolve-phrase.ts'
export type { PhrasePlace, UnderstoodPhrase } from './phrase/understand-phrase.ts'
export { choosePlace, listPlaceCounts, type PlaceCount } from './place-counts.ts'
export { listPopularFacets, type PopularFacets } from './popular-facets.ts'
export {
  countWithin,
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
} from './price-range.ts'
export { describeProductFit, type Product, type ProductCard } from './product.ts'
export { readProductFeed } from './product-feed.ts'
export { formatProductFilter, productCatalogue } from './product-search.ts'
export {
  findPromoPage,
  type PromoSite,
  type ResultItem,
  withPromoTiles,
} from './promo-placement.ts'
export { clampRange, type SearchRange, SLIDER_DELAY_MS, TYPING_DELAY_MS } from './range.ts'
export { listRelaxations, type Relaxation } from './relaxations.ts'
export { createRelaxingClient } from './relaxing-client.ts'
export {
  countResults,
  countShown,
  formatCount,
  formatFoundLabel,
  showMeLabel,
} from './result-count.ts'
export {
  formatCanonicalSearchUrl,
  formatSearchHeading,
  formatSearchTitle,
  isIndexable,
  pickSearchUrlSettings,
  pickStockNoun,
  type SearchHeadSite,
} from './search-canonical.ts'
export { listSearchChips, type SearchChip } from './search-chips.ts'
export {
  type FacetValuesRequest,
  SEARCH_API_PATH,
  type SearchAnswers,
  type SearchClient,
  STOCK_COUNT_API_PATH,
} from './search-client.ts'
export {
  createSearchHistoryEntry,
  formatSearchHistory,
  formatSearchHistoryKey,
  listRecentSearches,
  parseSearchHistory,
  type RecentSearch,
  rememberSearch,
  type SearchHistoryEntry,
} from './search-history.ts'
export { readSearchHits } from './search-hits.ts'
export { resolveSearchLoadState } from './search-load-state.ts'
export {
  type NearView,
  type PlaceChoice,
  RESULTS_ID,
  type SearchPageData,
  type SearchPageHead,
} from './search-page.ts'
export {
  createSearchPageSeed,
  restoreSearchPage,
  type SearchPageSeed,
} from './search-page-seed.ts'
export {
  createSearchHelperParameters,
  createSearchQuery,
  createSearchRequests,
  formatSearchIndexName,
  type SearchQuery,
  type SearchQuerySite,
  type SearchRequest,
  type SearchRequestParams,
  type SearchRequestSite,
  type StockCard,
} from './search-requests.ts'
export { joinAnswers, type SearchAnswer, type SearchResults } from './search-results.ts'
export {
  createSearchSidebar,
  type ListGroup,
  type MakeGroup,
  type RangeGroup,
  type SidebarGroupView,
  type SidebarSite,
} from './search-sidebar.ts'
export {
  clearState,
  createEmptySearchState,
  isRefined,
  readOrder,
  removeMake,
  type SearchState,
  type TypedPart,
  toggleFacet,
  withFacet,
  withNear,
  withQuery,
  withRange,
  withSort,
} from './search-state.ts'
export { readSearchUiState, type SearchUiState, toSearchUiState } from './search-ui-state.ts'
export {
  chooseHistoryMethod,
  createSearchForm,
  findSpanField,
  formatRange,
  formatSearchUrl,
  parseSearchUrl,
  type SearchBase,
  type SearchUrlSettings,
  TYPED_OVER,
  type TypedPhrase,
} from './search-url.ts'
export { listSeenFacets, NOTHING_SEEN, type SeenFacets } from './seen-facets.ts'
export { isShownInSearch } from './shown-stock.ts'
export {
  createSimilarCarsRequests,
  findSimilarCars,
  SIMILAR_LIMIT,
  type SimilarSubject,
} from './similar-cars.ts'
export { SORT_OPTIONS, sortIndexName } from './sort.ts'
export { renewCard } from './stock-card.ts'
export { checkStockConditions } from './stock-conditions.ts'
export { createStockFilter, matchesStockFilter } from './stock-filter.ts'
export type { StockOverview } from './stock-overview.ts'
export { formatStockPath, isUsedOnly, type StockPathSite } from './stock-path.ts'
export {
  listPopularModels,
  listRangeEntries,
  type RangeEntry,
  type RangeLink,
  type StockRange,
} from './stock-range.ts'
export {
  createStockIndexSettings,
  EMBEDDED_INDEX_NAME,
  hasSeveralPlaces,
  listStockIndexReplicas,
  type StockRecord,
  type StockRecordSite,
  toStockRecord,
  type WeeklyPayment,
  type WeeklyPayments,
  type WeeklyTerms,
} from './stock-record.ts'
