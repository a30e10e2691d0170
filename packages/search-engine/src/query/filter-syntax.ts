import {
  allOf,
  anyOf,
  compareNumber,
  type Filter,
  inRange,
  type NumericOperator,
  not,
  TAGS_ATTRIBUTE,
  valueIs,
} from '../index/filter.ts'
import { type FilterToken, tokenizeFilter } from './filter-tokens.ts'
import { badRequest, type SearchError } from './search-error.ts'

type TermType = 'facet' | 'numeric' | 'tag'

/** A parsed part, with what is needed to judge whether it may stand where it stands. */
interface Operand {
  filter: Filter
  shape: 'term' | 'any' | 'all'
  types: ReadonlySet<TermType>
  column: number
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/
const DEEPEST_GROUP = 50

/**
 * Reads the `filters` language: AND, OR, NOT in capitals, `a:b`, `a:1 TO 2`, `a >= 3`, quotes of
 * either kind, tags, and a `<score=n>` suffix, which is accepted and has no effect.
 * Refuses what Algolia refuses: AND inside OR, NOT of a group, several types inside one
 * OR; and a mix of AND and OR without parentheses, whose meaning is not documented.
 * @returns null for a blank text
 * @throws SearchError 400 naming the column, from 1
 * Source: PLUS-014, D-32
 */
export function parseFilters(text: string): Filter | null {
  if (text.trim() === '') return null
  const parser = new FilterParser(tokenizeFilter(text))
  return parser.parseAll()
}

/** A finite number in decimal notation, or null. */
export function parseNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

class FilterParser {
  private readonly tokens: readonly FilterToken[]
  private place = 0
  private depth = 0

  constructor(tokens: readonly FilterToken[]) {
    this.tokens = tokens
  }

  parseAll(): Filter {
    const { filter } = this.parseExpression()
    if (this.next.kind !== 'end') throw this.unexpected('end of filter')
    return filter
  }

  private get next(): FilterToken {
    return this.tokens[this.place]!
  }

  private take(): FilterToken {
    return this.tokens[this.place++]!
  }

  private isKeyword(keyword: string): boolean {
    return this.next.kind === 'word' && this.next.text === keyword
  }

  private parseExpression(): Operand {
    const operands = [this.parseOperand()]
    const connective = this.isKeyword('AND') ? 'AND' : 'OR'
    while (this.isKeyword(connective)) {
      this.take()
      operands.push(this.parseOperand())
    }
    if (this.isKeyword('AND') || this.isKeyword('OR')) {
      throw refusal('mixing AND and OR without parentheses is not allowed', this.next.column)
    }
    if (operands.length === 1) return operands[0]!
    return connective === 'AND' ? joinAll(operands) : joinAny(operands)
  }

  private parseOperand(): Operand {
    const { column } = this.next
    if (this.isKeyword('NOT')) {
      this.take()
      if (this.next.kind === 'open') throw refusal('NOT of a group is not allowed', column)
      const term = this.parseTerm()
      return { ...term, filter: not(term.filter), column }
    }
    if (this.next.kind !== 'open') return this.parseTerm()
    this.take()
    if (++this.depth > DEEPEST_GROUP) throw refusal('groups are nested too deeply', column)
    const inner = this.parseExpression()
    this.takeClose()
    this.depth--
    return { ...inner, column }
  }

  private parseTerm(): Operand {
    const token = this.takeText('an attribute')
    const operand = (type: TermType, filter: Filter): Operand => ({
      filter,
      shape: 'term',
      types: new Set([type]),
      column: token.column,
    })
    if (this.next.kind === 'colon') {
      this.take()
      return this.parseValue(token.text, operand)
    }
    if (this.next.kind === 'operator' && !this.isScore()) {
      const operator = this.take().text as NumericOperator
      return operand('numeric', compareNumber(token.text, operator, this.takeNumber()))
    }
    this.skipScore()
    const colon = token.kind === 'quoted' ? token.text.indexOf(':') : -1
    if (colon <= 0) return operand('tag', valueIs(TAGS_ATTRIBUTE, token.text))
    const attribute = token.text.slice(0, colon)
    return operand('facet', valueIs(attribute, token.text.slice(colon + 1)))
  }

  private parseValue(
    attribute: string,
    operand: (type: TermType, filter: Filter) => Operand,
  ): Operand {
    const value = this.takeText('a value')
    const min = value.kind === 'word' ? parseNumber(value.text) : null
    if (min !== null && (this.isKeyword('TO') || this.isKeyword('to'))) {
      this.take()
      return operand('numeric', inRange(attribute, min, this.takeNumber()))
    }
    this.skipScore()
    const type = attribute === TAGS_ATTRIBUTE ? 'tag' : 'facet'
    return operand(type, valueIs(attribute, value.text))
  }

  private takeClose(): void {
    if (this.next.kind !== 'close') throw this.unexpected("')'")
    this.take()
  }

  private takeText(expected: string): FilterToken {
    const isKeyword = this.next.kind === 'word' && /^(?:AND|OR|NOT|TO)$/.test(this.next.text)
    if ((this.next.kind !== 'word' && this.next.kind !== 'quoted') || isKeyword) {
      throw this.unexpected(expected)
    }
    return this.take()
  }

  private takeNumber(): number {
    const number = this.next.kind === 'word' ? parseNumber(this.next.text) : null
    if (number === null) throw this.unexpected('a number')
    this.take()
    return number
  }

  private isScore(): boolean {
    const [, name, equals, , close] = this.tokens.slice(this.place, this.place + 5)
    return (
      this.next.text === '<' &&
      name?.text === 'score' &&
      equals?.text === '=' &&
      close?.text === '>'
    )
  }

  private skipScore(): void {
    if (this.next.kind !== 'operator' || !this.isScore()) return
    this.place += 3
    this.takeNumber()
    this.take()
  }

  private unexpected(expected: string): SearchError {
    const { kind, text, column } = this.next
    const found = kind === 'end' ? 'end of filter' : `token ${JSON.stringify(text)}`
    return badRequest(`filters: Unexpected ${found}, expected ${expected} at col ${column}`)
  }
}

function refusal(reason: string, column: number): SearchError {
  return badRequest(`filters: ${reason}, at col ${column}`)
}

function joinAll(operands: readonly Operand[]): Operand {
  return {
    filter: allOf(operands.map((operand) => operand.filter)),
    shape: 'all',
    types: new Set(operands.flatMap((operand) => [...operand.types])),
    column: operands[0]!.column,
  }
}

function joinAny(operands: readonly Operand[]): Operand {
  const [first] = operands[0]!.types
  for (const operand of operands) {
    if (operand.shape === 'all') {
      throw refusal(
        'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
        operand.column,
      )
    }
    for (const type of operand.types) {
      if (type !== first) {
        throw refusal(
          `different types are not allowed in the same OR (${first}, ${type})`,
          operand.column,
        )
      }
    }
  }
  return {
    filter: anyOf(operands.map((operand) => operand.filter)),
    shape: 'any',
    types: operands[0]!.types,
    column: operands[0]!.column,
  }
}
