export { formatDollars } from './dollars.ts'
export type { PriceProps } from './price.tsx'
export { Price } from './price.tsx'
