export { aCar, someImages } from './cars.ts'
export { aCatalogueClient, type CatalogueClient } from './catalogue-client.ts'
export { type HostileRequest, hostileRequests } from './hostile-requests.ts'
export { aProduct, someProducts } from './products.ts'
export { aRange } from './range.ts'
export {
  askOracle,
  type OracleAnswer,
  type OracleQuestion,
  type OracleTerm,
} from './search-oracle.ts'
export {
  type PosedQuestion,
  poseQuestion,
  type QuestionField,
  seededRandom,
} from './search-questions.ts'
export { aSearchStory, type SearchStory } from './search-story.ts'
export { aYard } from './stock.ts'
export { aStockSearchClient, type StockSearchClient } from './stock-search-client.ts'
