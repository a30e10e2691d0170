export type { CardProps } from './card.tsx'
export { Card } from './card.tsx'
