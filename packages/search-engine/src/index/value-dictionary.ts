import type { Scalar } from './search-record.ts'

/** The distinct values of a column. Codes begin at 1; 0 stands for "no value". */
export interface ValueDictionary {
  /** Largest code in use. */
  readonly size: number
  /** The value as facets show it. */
  label(code: number): string
  /** The value as a number; NaN when it is none. */
  number(code: number): number
  /** Code of a value, or 0. */
  find(value: Scalar): number
  /** Codes of the values that equal a lower-case text, ignoring case. */
  matching(folded: string): readonly number[]
  /** Marks the codes whose number lies between two bounds, both included. */
  markRange(table: Uint8Array, min: number, max: number): void
}

/** Values of any kind, distinguished by their text. */
export class LabelDictionary implements ValueDictionary {
  private readonly labels: string[] = ['']
  private readonly numbers: number[] = [Number.NaN]
  private readonly codes = new Map<string, number>()
  private readonly folded = new Map<string, number[]>()

  get size(): number {
    return this.labels.length - 1
  }

  label(code: number): string {
    return this.labels[code]!
  }

  number(code: number): number {
    return this.numbers[code]!
  }

  find(value: Scalar): number {
    return this.codes.get(String(value)) ?? 0
  }

  add(value: Scalar): number {
    const label = String(value)
    const known = this.codes.get(label)
    if (known !== undefined) return known
    const code = this.labels.length
    this.labels.push(label)
    this.numbers.push(typeof value === 'number' ? value : Number.NaN)
    this.codes.set(label, code)
    const folded = label.toLowerCase()
    const alike = this.folded.get(folded)
    if (alike) alike.push(code)
    else this.folded.set(folded, [code])
    return code
  }

  matching(folded: string): readonly number[] {
    return this.folded.get(folded) ?? []
  }

  markRange(table: Uint8Array, min: number, max: number): void {
    for (let code = 1; code < this.numbers.length; code++) {
      const number = this.numbers[code]!
      if (number >= min && number <= max) table[code] = 1
    }
  }
}

/** Numbers only, without a text for each: sorted at build, additions after them. */
export class NumberDictionary implements ValueDictionary {
  private readonly sorted: Float64Array
  private readonly added: number[] = []
  private readonly addedCodes = new Map<number, number>()

  /** @param sorted distinct numbers, ascending */
  constructor(sorted: Float64Array) {
    this.sorted = sorted
  }

  get size(): number {
    return this.sorted.length + this.added.length
  }

  label(code: number): string {
    return String(this.number(code))
  }

  number(code: number): number {
    if (code <= this.sorted.length) return this.sorted[code - 1]!
    return this.added[code - 1 - this.sorted.length]!
  }

  find(value: Scalar): number {
    if (typeof value !== 'number') return 0
    const place = this.lowerBound(value)
    if (this.sorted[place] === value) return place + 1
    return this.addedCodes.get(value + 0) ?? 0
  }

  add(value: number): number {
    const known = this.find(value)
    if (known !== 0) return known
    this.added.push(value + 0)
    this.addedCodes.set(value + 0, this.size)
    return this.size
  }

  matching(folded: string): readonly number[] {
    const number = Number(folded)
    if (String(number) !== folded) return []
    const code = this.find(number)
    return code === 0 ? [] : [code]
  }

  markRange(table: Uint8Array, min: number, max: number): void {
    for (let place = this.lowerBound(min); place < this.sorted.length; place++) {
      if (this.sorted[place]! > max) break
      table[place + 1] = 1
    }
    for (const [index, number] of this.added.entries()) {
      if (number >= min && number <= max) table[this.sorted.length + index + 1] = 1
    }
  }

  /** The same values and codes, with space for values that are not numbers. */
  toLabels(): LabelDictionary {
    const labels = new LabelDictionary()
    for (let code = 1; code <= this.size; code++) labels.add(this.number(code))
    return labels
  }

  private lowerBound(value: number): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.sorted[middle]! < value) low = middle + 1
      else high = middle
    }
    return low
  }
}
