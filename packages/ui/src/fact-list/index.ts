export { FactList, type FactListProps, type ShortFact } from './fact-list.tsx'
