export type { BadgeProps } from './badge.tsx'
export { Badge } from './badge.tsx'
