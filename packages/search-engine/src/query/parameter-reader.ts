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

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    if (!this.sent.has(name)) return null
    const text = this.text(name, '')
    const found = choices.find((choice) => choice === text)
    if (found !== undefined) return found
    throw invalid(name, `one of ${choices.join(', ')}`)
  }
}

function splitList(name: string, text: string): unknown {
  if (!text.trimStart().startsWith('[')) {
    return text === '' ? [] : text.split(',').map((part) => part.trim())
  }
  return parseJson(text, invalid(name, 'a list of strings').message, SEARCH_LIMITS.depth)
}

function invalid(name: string, expected: string): SearchError {
  return badRequest(`Invalid value for "${name}" parameter, expected ${expected}`)
}
