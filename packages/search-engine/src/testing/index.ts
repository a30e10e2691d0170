export { type HostileRequest, listHostileRequests } from './hostile-requests.ts'
export { createAnswerCheck } from './published-answers.ts'
export {
  askOracle,
  type OracleAnswer,
  type OracleQuestion,
  type OracleTerm,
} from './search-oracle.ts'
export {
  createSeededRandom,
  type PosedQuestion,
  poseQuestion,
  type QuestionField,
} from './search-questions.ts'
export { type SearchServer, serveSearch } from './search-server.ts'
export { aSecuredKey } from './secured-key.ts'
