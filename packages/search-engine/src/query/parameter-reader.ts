import { describeNeutral, type HarmlessKind, isNeutral } from './parameter-support.ts'
import { parseJson } from './parse-json.ts'
import { badRequest, type SearchError } from './search-error.ts'
import { SEARCH_LIMITS } from './search-limits.ts'

const INTEGER = /^\d{1,16}$/

/** Reads parameters that may come as JSON values or as the texts of a URL-encoded string. */
export class ParameterReader {
  private readonly sent: ReadonlyMap<string, unknown>

  constructor(sent: ReadonlyMap<string, unknown>) {
    this.sent = sent
  }

  text(name: string, fallback: string): string {
    const value = this.sent.get(name)
    if (value === undefined) return fallback
    if (typeof value === 'string') return value
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    throw invalid(name, 'a string')
  }

  boolean(name: string, fallback: boolean): boolean {
    const value = this.sent.get(name)
    if (value === undefined) return fallback
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    throw invalid(name, 'a boolean')
  }

  /** A whole number from 0 to `largest`, or null when absent. */
  integer(name: string, largest: number): number | null {
    const value = this.sent.get(name)
    if (value === undefined) return null
    const isText = typeof value === 'string' && INTEGER.test(value)
    const number = isText ? Number(value) : value
    if (!Number.isInteger(number) || (number as number) < 0 || (number as number) > largest) {
      throw invalid(name, `an integer between 0 and ${largest}`)
    }
    return number as number
  }

  /** A list of texts; a text is a JSON list, a list with commas, or one element. */
  list(name: string): readonly string[] | null {
    const value = this.sent.get(name)
    if (value === undefined) return null
    const list = typeof value === 'string' ? splitList(name, value) : value
    if (Array.isArray(list) && list.every((element) => typeof element === 'string')) return list
    throw invalid(name, 'a list of strings')
  }

  /**
   * Lists of numbers, from lists inside one or a single one, or their text; empty when absent.
   * @param isCount tells whether a list may have so many
   */
  numberLists(name: string, isCount: (count: number) => boolean): readonly (readonly number[])[] {
    const value = this.json(name)
    if (value === undefined || value === '') return []
    const numbers = typeof value === 'string' ? value.split(',').map(Number) : value
    const lists = Array.isArray(numbers) && !Array.isArray(numbers[0]) ? [numbers] : numbers
    if (!Array.isArray(lists)) throw invalid(name, 'lists of numbers')
    return lists
      .filter((list) => !Array.isArray(list) || list.length > 0)
      .map((list) => {
        if (Array.isArray(list) && list.every(Number.isFinite) && isCount(list.length)) return list
        throw invalid(name, 'lists of numbers')
      })
  }

  /** Steps by where each begins: a whole number, or a list of `{from, value}`; null when absent. */
  ranges(name: string): readonly { from: number; value: number }[] | null {
    const value = this.json(name)
    if (value === undefined || value === '') return null
    if (!Array.isArray(value)) return [{ from: 0, value: this.integer(name, 1e9)! }]
    return value.map((range) => {
      const { from = 0, value: step } = Object(range)
      if (isWhole(from) && isWhole(step)) return { from, value: step }
      throw invalid(name, 'an integer or a list of {from, value}')
    })
  }

  /** Checks a parameter that has no effect. */
  harmless(name: string, kind: HarmlessKind): void {
    if (kind === 'boolean') this.boolean(name, false)
    else if (kind === 'number') this.integer(name, Number.MAX_SAFE_INTEGER)
    else if (kind === 'text') this.text(name, '')
    else if (kind === 'list') this.list(name)
  }

  /** Refuses a parameter that would have an effect, unless its value asks for nothing. */
  refuse(name: string, neutral: readonly unknown[]): void {
    const value = this.sent.get(name)
    if (value === undefined || isNeutral(value, neutral)) return
    throw badRequest(`Unsupported "${name}" parameter, ${describeNeutral(neutral)}`)
  }

  /** A value, read where it is the text of a JSON list. */
  private json(name: string): unknown {
    const value = this.sent.get(name)
    if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value
    return parseJson(value, invalid(name, 'a list').message, SEARCH_LIMITS.depth)
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    if (!this.sent.has(name)) return null
    const text = this.text(name, '')
    const found = choices.find((choice) => choice === text)
    if (found !== undefined) return found
    throw invalid(name, `one of ${choices.join(', ')}`)
  }
}

const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

function splitList(name: string, text: string): unknown {
  if (!text.trimStart().startsWith('[')) {
    return text === '' ? [] : text.split(',').map((part) => part.trim())
  }
  return parseJson(text, invalid(name, 'a list of strings').message, SEARCH_LIMITS.depth)
}

/** The refusal of a value that a parameter cannot have. */
export function invalid(name: string, expected: string): SearchError {
  return badRequest(`Invalid value for "${name}" parameter, expected ${expected}`)
}
