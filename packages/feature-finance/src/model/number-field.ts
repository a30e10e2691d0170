/** Range of an input with its first value. */
export interface NumberField {
  min: number
  max: number
  /** Distance of two places of its slider, counted from `min`. */
  step: number
  initial: number
  /** True when it may stay empty, which means 0. */
  isOptional: boolean
}

/** A number of a text: "$30,000" and "30k" are 30000; `null` for an empty one and for what is no number. */
export function parseTypedNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s$,%]/g, '')
  const [, number, thousand] = /^(-?(?:\d+\.?\d*|\.\d+))(k)?$/i.exec(digits) ?? []
  if (number === undefined) return null
  return Number(thousand ? `${number}e3` : number)
}

/** A number not below the least and not above the greatest; its decimals stay (`FIN-062`, `D-49`). */
export function clampNumber(value: number, { min, max }: Pick<NumberField, 'min' | 'max'>): number {
  return Math.min(Math.max(value, min), max)
}

/**
 * A typed value inside the range, not moved to a step.
 * @returns `null` for what is no number, which changes nothing; an optional input left empty is 0
 * Source: `FIN-060` to `FIN-062`, `D-49`
 */
export function readTypedValue(text: string, field: NumberField): number | null {
  if (field.isOptional && text.trim() === '') return 0
  const value = parseTypedNumber(text)
  return value === null ? null : clampNumber(value, field)
}

/**
 * Next place of a slider above or below a value, inside the range. A value between two places, such as a
 * configured rate of 12.94, moves to the nearest place in that direction.
 * Source: `D-48`, `D-49`
 */
export function moveSlider(value: number, direction: 'up' | 'down', field: NumberField): number {
  const places = Number(((value - field.min) / field.step).toFixed(6))
  const next = direction === 'up' ? Math.floor(places) + 1 : Math.ceil(places) - 1
  return clampNumber(Number((field.min + next * field.step).toFixed(6)), field)
}
