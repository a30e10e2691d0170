export type { StatGroupProps, StatItem, StatProps } from './stat.tsx'
export { Stat, StatGroup } from './stat.tsx'
