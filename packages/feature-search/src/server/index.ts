export {
  loadSearchPage,
  type SearchPageLoad,
  type SearchPagePorts,
  type SearchPageSite,
} from './load-search-page.ts'
export {
  loadSimilarCars,
  type SimilarCarsLoad,
  type SimilarCarsPorts,
} from './load-similar-cars.ts'
