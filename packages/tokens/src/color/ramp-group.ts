import { createRamp, type Oklch } from './ramp.ts'

/** A colour value as DTCG writes it: three sRGB components from 0 to 1 and the same as hex. */
export interface DtcgColor {
  colorSpace: 'srgb'
  components: [number, number, number]
  alpha?: number
  hex: string
}

/** A DTCG group with one colour token a step. */
export type RampGroup = Record<string, { $value: DtcgColor }>

/** Writes `#rrggbb` as a DTCG colour value. */
function toDtcgColor(hex: string): DtcgColor {
  const channel = (start: number) =>
    Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 10_000) / 10_000
  return { colorSpace: 'srgb', components: [channel(1), channel(3), channel(5)], hex }
}

/** The ramp of a colour as a DTCG group. */
export function rampGroup(color: Oklch): RampGroup {
  const steps = Object.entries(createRamp(color))
  return Object.fromEntries(steps.map(([step, hex]) => [step, { $value: toDtcgColor(hex) }]))
}
