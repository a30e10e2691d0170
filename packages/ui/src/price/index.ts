export type { PriceProps, PriceWords } from './price.tsx'
export { Price } from './price.tsx'
