export { connectOpeningWords } from './connect-opening-words.ts'
