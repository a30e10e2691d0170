export { aCar, someImages } from './cars.ts'
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
