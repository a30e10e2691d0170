export type { GaugeProps } from './gauge.tsx'
export { Gauge } from './gauge.tsx'
export type { GaugeRange } from './gauge-ranges.ts'
export { findRange, measureGaugeShare } from './gauge-ranges.ts'
