/** One stretch of a scale, from `from` up to and without the next one's `from`. */
export interface GaugeRange {
  /** Value at which it begins. */
  from: number
  /** Meaning of a value in it, such as "Very good". */
  label: string
  /** Colour; the label says the same in words. */
  tone: 'danger' | 'warning' | 'neutral' | 'info' | 'success'
}

/** Place of a value on its scale, 0 to 1; a value outside counts as the nearest end. */
export function measureGaugeShare(value: number, min: number, max: number): number {
  if (max <= min) throw new RangeError(`[ui] expected a scale above ${min}, got ${min} to ${max}`)
  return (Math.min(Math.max(value, min), max) - min) / (max - min)
}

/** The range a value lies in: the last that begins at or below it, else the first. Ranges rise. */
export function findRange(value: number, ranges: readonly GaugeRange[]): GaugeRange | undefined {
  return ranges.findLast(({ from }) => from <= value) ?? ranges[0]
}

/** A range with its place on the scale, both ends as shares from 0 to 1. */
export interface DrawnRange extends GaugeRange {
  start: number
  end: number
}

/** Where each range is drawn; the first begins at `min` and the last ends at `max`. */
export function drawnRanges(
  ranges: readonly GaugeRange[],
  min: number,
  max: number,
): readonly DrawnRange[] {
  return ranges.map((range, index) => ({
    ...range,
    start: index === 0 ? 0 : measureGaugeShare(range.from, min, max),
    end: measureGaugeShare(ranges[index + 1]?.from ?? max, min, max),
  }))
}
