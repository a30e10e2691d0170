export type { RadioCard, RadioCardsProps } from './radio-cards.tsx'
export { RadioCards } from './radio-cards.tsx'
