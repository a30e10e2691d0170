export type { QuoteProps } from './quote.tsx'
export { Quote } from './quote.tsx'
