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
import { parseNumber } from './filter-syntax.ts'
import { parseJson } from './parse-json.ts'
import { badRequest } from './search-error.ts'
import { SEARCH_LIMITS } from './search-limits.ts'

/** The value of a list parameter as it arrives: text, or texts in lists. */
export type FilterList = unknown

type ReadTerm = (text: string, where: string) => Filter

const OPERATOR = /[<>=!]=?/
const DEEPEST_LIST = 50

/**
 * Reads `facetFilters`: the outer list is AND, inner lists are OR, however deep; `attr:-value`
 * negates and `attr:\-value` is a literal minus. The old text form `a:b,(c:d,e:f)` is read too.
 * @throws SearchError 400 naming the place
 */
export function parseFacetFilters(list: FilterList): Filter | null {
  return parseList('facetFilters', list, readFacetTerm)
}

/** Reads `numericFilters`: `price>=5`, `price:1 TO 5`, nested as `facetFilters`. */
export function parseNumericFilters(list: FilterList): Filter | null {
  return parseList('numericFilters', list, readNumericTerm)
}

/** Reads `tagFilters`: tags, `-tag` negates, nested as `facetFilters`. */
export function parseTagFilters(list: FilterList): Filter | null {
  return parseList('tagFilters', list, (text) => readTagTerm(text))
}

function parseList(name: string, list: FilterList, read: ReadTerm): Filter | null {
  const outer = typeof list === 'string' ? readText(name, list) : list
  if (!Array.isArray(outer)) throw badRequest(`${name}: expected a list or a string at ${name}`)
  const filters: Filter[] = []
  for (const [index, element] of outer.entries()) {
    const alternatives = flatten(name, element, `${name}[${index}]`, read)
    if (alternatives.length > 0) filters.push(anyOf(alternatives))
  }
  return filters.length === 0 ? null : allOf(filters)
}

/** All terms of one element of the outer list; an empty inner list is no condition. */
function flatten(
  name: string,
  element: unknown,
  where: string,
  read: ReadTerm,
  depth = 0,
): Filter[] {
  if (typeof element === 'string') return [read(element, where)]
  if (!Array.isArray(element) || depth > DEEPEST_LIST) {
    throw badRequest(`${name}: expected a string or a list of strings at ${where}`)
  }
  return element.flatMap((inner, index) =>
    flatten(name, inner, `${where}[${index}]`, read, depth + 1),
  )
}

function readFacetTerm(text: string, where: string): Filter {
  const colon = text.indexOf(':')
  if (colon <= 0) {
    throw badRequest(
      `facetFilters: expected attribute:value, got ${JSON.stringify(text)} at ${where}`,
    )
  }
  const attribute = text.slice(0, colon)
  const value = text.slice(colon + 1)
  if (value.startsWith('\\-')) return valueIs(attribute, value.slice(1))
  return value.startsWith('-') ? not(valueIs(attribute, value.slice(1))) : valueIs(attribute, value)
}

function readNumericTerm(text: string, where: string): Filter {
  const filter = readComparison(text) ?? readRange(text)
  if (filter) return filter
  throw badRequest(
    `numericFilters: expected a comparison like price>=5, got ${JSON.stringify(text)} at ${where}`,
  )
}

function readComparison(text: string): Filter | null {
  const operator = OPERATOR.exec(text)
  if (!operator || operator[0] === '!' || operator[0] === '==') return null
  const attribute = text.slice(0, operator.index).trim()
  const number = parseNumber(text.slice(operator.index + operator[0].length).trim())
  if (attribute === '' || number === null) return null
  return compareNumber(attribute, operator[0] as NumericOperator, number)
}

function readRange(text: string): Filter | null {
  const colon = text.indexOf(':')
  if (colon <= 0) return null
  const [first = '', word, last = '', ...rest] = text
    .slice(colon + 1)
    .trim()
    .split(/\s+/)
  const [min, max] = [parseNumber(first), parseNumber(last)]
  const isRange = (word === 'TO' || word === 'to') && rest.length === 0
  if (!isRange || min === null || max === null) return null
  return inRange(text.slice(0, colon).trim(), min, max)
}

function readTagTerm(text: string): Filter {
  if (text.startsWith('\\-')) return valueIs(TAGS_ATTRIBUTE, text.slice(1))
  if (text.startsWith('-')) return not(valueIs(TAGS_ATTRIBUTE, text.slice(1)))
  return valueIs(TAGS_ATTRIBUTE, text)
}

/** Turns JSON text, or the old form `a:b,(c:d,e:f)`, into lists. */
function readText(name: string, text: string): unknown[] {
  if (text.trim() === '') return []
  if (text.trimStart().startsWith('['))
    return parseJson(text, `${name}: malformed JSON at col 1`, SEARCH_LIMITS.depth) as unknown[]
  const elements: unknown[] = []
  let group: string[] | null = null
  for (const part of text.split(',')) {
    let term = part.trim()
    if (term.startsWith('(') && !group) {
      group = []
      elements.push(group)
      term = term.slice(1)
    }
    const closes = group !== null && term.endsWith(')')
    if (closes) term = term.slice(0, -1)
    ;(group ?? elements).push(term.trim())
    if (closes) group = null
  }
  if (group) throw badRequest(`${name}: missing ')' at col ${text.length + 1}`)
  return elements
}
