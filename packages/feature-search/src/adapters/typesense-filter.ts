import { allOf, compareNumber, type Filter, not } from '@forecourt/search-engine'

type RangeFilter = Extract<Filter, { kind: 'range' }>
type ValueFilter = Extract<Filter, { kind: 'value' }>

/** Name under which Typesense keeps a record's own `id`, since there `id` is the objectID. */
export const OWN_ID_FIELD = 'own_id'

/** The field a record's attribute is stored in. */
export function typesenseField(attribute: string): string {
  if (attribute === 'objectID') return 'id'
  return attribute === 'id' ? OWN_ID_FIELD : attribute
}

/**
 * A condition in the language of Typesense's `filter_by`. Values stand in backticks, in which
 * nothing has a meaning; a backtick inside a value is left out, as Typesense leaves it out of what
 * it indexes.
 * @returns '' for the condition every record meets
 */
export function formatTypesenseFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'value':
      return `${typesenseField(filter.attribute)}:=${literal(filter.value)}`
    case 'range':
      return formatRange(filter)
    case 'not':
      return formatNegated(filter.filter)
    case 'all':
      return filter.filters
        .map(formatTypesenseFilter)
        .filter((part) => part !== '')
        .join(' && ')
    case 'any':
      return formatAny(filter.filters)
  }
}

/* Values of one attribute are one list; no alternative at all matches nothing. */
function formatAny(filters: readonly Filter[]): string {
  if (filters.length === 0) return 'id:=`-`'
  const [first] = filters
  if (filters.length > 1 && first?.kind === 'value' && filters.every(isValueOf(first.attribute))) {
    const values = filters.map(({ value }) => literal(value))
    return `${typesenseField(first.attribute)}:=[${values.join(',')}]`
  }
  const parts = filters.map(formatTypesenseFilter)
  if (parts.includes('')) return ''
  return parts.length === 1 ? parts.join() : `(${parts.map(inGroup).join(' || ')})`
}

function isValueOf(attribute: string) {
  return (filter: Filter): filter is ValueFilter =>
    filter.kind === 'value' && filter.attribute === attribute
}

function inGroup(part: string): string {
  return part.includes(' && ') ? `(${part})` : part
}

function formatRange({ attribute, min, max }: RangeFilter): string {
  const field = typesenseField(attribute)
  const isClosed = whole(min) === null && whole(max) === null
  if (isClosed && Number.isFinite(min) && Number.isFinite(max)) {
    return min === max ? `${field}:=${min}` : `${field}:[${min}..${max}]`
  }
  return [...lowerEnd(field, min), ...upperEnd(field, max)].join(' && ')
}

function lowerEnd(field: string, min: number): string[] {
  if (min === -Infinity) return []
  const bound = whole(min)
  return [bound === null ? `${field}:>=${min}` : `${field}:>${bound}`]
}

function upperEnd(field: string, max: number): string[] {
  if (max === Infinity) return []
  const bound = whole(max)
  return [bound === null ? `${field}:<=${max}` : `${field}:<${bound}`]
}

/* A filter's open end is the very next number after its bound; Typesense gets the bound. */
function whole(end: number): number | null {
  const nearest = Math.round(end)
  const isNext = end !== nearest && Math.abs(end - nearest) <= Math.abs(nearest) * 1e-15 + 1e-300
  return isNext ? nearest : null
}

/* Typesense negates single values only, so a negation is carried down to them. */
function formatNegated(filter: Filter): string {
  switch (filter.kind) {
    case 'value':
      return `${typesenseField(filter.attribute)}:!=${literal(filter.value)}`
    case 'range':
      return formatAny(outside(filter))
    case 'not':
      return formatTypesenseFilter(filter.filter)
    case 'all':
      return formatAny(filter.filters.map(not))
    case 'any':
      return formatTypesenseFilter(allOf(filter.filters.map(not)))
  }
}

function outside({ attribute, min, max }: RangeFilter): Filter[] {
  return [
    ...(min === -Infinity ? [] : [compareNumber(attribute, '<', min)]),
    ...(max === Infinity ? [] : [compareNumber(attribute, '>', max)]),
  ]
}

function literal(value: string): string {
  if (/^-?\d+(?:\.\d+)?$/.test(value) || value === 'true' || value === 'false') return value
  return `\`${value.replaceAll('`', '')}\``
}
