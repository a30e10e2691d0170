import type { SchemaNode } from './schema-settings.ts'

const slug = 'words in lower case joined by hyphens'
const host = 'host name in lower case, with a port where it has one'

/** Words for texts that must have a form, by the pattern of the schema. */
const patternWords: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(?:-[a-z0-9]+)*$': slug,
  '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$':
    'host name in lower case without a port',
  '^https?:\\/\\/[^\\s/?#@]+$': 'address without a path',
  '^\\d{4}$': '4 digits',
  '^[a-z_]+=[^#\\s]+$': 'parameters of a search address, `seats=7`',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$|^24:00$': 'time of day, `08:30`',
  '^https:\\/\\/[^\\s/]+\\S*$': '`https` address',
  '^https:\\/\\/[^\\s/]+\\S*$|^http:\\/\\/(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:\\/\\S*)?$':
    '`https` address, or `http` on this machine',
  '^GTM-[A-Z0-9]{4,12}$': 'id of a container, `GTM-AB12CD3`',
  '^[A-Z][A-Z0-9_]*$': 'name of an environment variable',
  '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\\d{1,5})?$':
    host,
  '^(?:\\/(?![/\\\\])\\S*|https?:\\/\\/[^\\s/]+\\S*)$': 'path or address',
  '^(?:\\/(?![/\\\\])|https:\\/\\/[^\\s/]+\\/)\\S*$': 'path or `https` address',
  '^(?:\\/(?![/\\\\])\\S*|#\\S+|https?:\\/\\/[^\\s/]+\\S*|tel:[+\\d\\s]+|mailto:\\S+@\\S+)$':
    'path, `#anchor`, address, `tel:` or `mailto:`',
  '^[A-Za-z_$][\\w$]*(?:\\.[A-Za-z_$][\\w$]*)*$': 'name of a function, `a.b`',
  '^(?:\\/(?![/\\\\])|https:\\/\\/[^\\s/{}]+\\/)(?:[^\\s{}]|\\{(?:id|slug|stocknum)\\})*$':
    'path or `https` address with `{id}`, `{slug}`, `{stocknum}`',
  '^\\/(?![/\\\\])\\S*$': 'path',
  '^\\/(?![/\\\\])(?:[^\\s?#]*[^\\s?#/])?$': 'path without a slash at its end',
  '^[a-z]+(?:_[a-z]+)*$': 'words in lower case joined by `_`',
  '^[a-z][a-z_]*$': 'words in lower case joined by `_`',
  '^\\d{4}(?:-\\d{4})?$': 'postcode or range, `4000-4179`',
  '^(?:\\/(?![/\\\\])|https:\\/\\/[^\\s/{}]+\\/)(?:[^\\s{}]|\\{(?:id|slug|vin|regplate|stocknum)\\})*$':
    'path or `https` address with `{id}`, `{slug}`, `{vin}`, `{regplate}`, `{stocknum}`',
  '^(?:\\/(?![/\\\\])|https:\\/\\/[^\\s/{}]+\\/)[^\\s{}]*\\{key\\}[^\\s{}]*$':
    'path or `https` address with `{key}`',
  '^(?:[+(\\d][\\d\\s()-]{5,20}|1[38][\\d\\s-]*[A-Za-z][A-Za-z\\d\\s-]{3,18})?$':
    'phone number, or empty',
}

const formatWords: Readonly<Record<string, string>> = {
  date: 'day, `2027-06-30`',
  'date-time': 'moment, `2027-06-30T17:00:00Z`',
  email: 'email address',
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

function describeText({ pattern, format }: SchemaNode): string {
  if (format !== undefined) return formatWords[format] ?? missing(`format ${format}`)
  if (pattern === undefined) return 'text'
  return patternWords[pattern] ?? missing(`pattern ${pattern}`)
}

function missing(what: string): never {
  throw new Error(`[settings] expected value-words.ts to have words for the ${what}`)
}

function describeNumber({ type, minimum, exclusiveMinimum, maximum }: SchemaNode): string {
  const noun = type === 'integer' ? 'whole number' : 'number'
  if (exclusiveMinimum !== undefined)
    return `${noun} above ${exclusiveMinimum}${maximum === undefined ? '' : `, to ${maximum}`}`
  if (minimum !== undefined && maximum !== undefined) return `${noun}, ${minimum} to ${maximum}`
  if (minimum !== undefined) return `${noun}, ${minimum} or more`
  return maximum === undefined ? noun : `${noun}, ${maximum} or less`
}

function describeList({ items = {}, minItems, maxItems }: SchemaNode): string {
  const limits = [
    ...(minItems === undefined ? [] : [`${minItems} or more`]),
    ...(maxItems === undefined ? [] : [`${maxItems} at most`]),
  ]
  return `list${limits.length > 0 ? `, ${limits.join(', ')}` : ''}: ${describeValue(items)}`
}

/** Type of a value and what it may be, in words: "whole number, 1 to 50". */
export function describeValue(node: SchemaNode): string {
  const choices = node.anyOf ?? node.oneOf
  if (choices) return [...new Set(choices.map(describeValue))].join('; or ')
  if (node.enum) return node.enum.map(code).join(', ')
  if (node.const !== undefined) return code(node.const)
  if (node.type === 'null') return '`null`'
  if (node.type === 'boolean') return '`true`, `false`'
  if (node.type === 'number' || node.type === 'integer') return describeNumber(node)
  if (node.type === 'array') return describeList(node)
  if (node.type === 'string') return describeText(node)
  if (typeof node.additionalProperties === 'object')
    return `by name: ${describeValue(node.additionalProperties)}`
  return node.properties ? 'group' : missing(`value ${JSON.stringify(node)}`)
}

/** Default of a setting; that of a group is in its parts. */
export function describeDefault(node: SchemaNode, isRequired: boolean): string {
  if (node.default === undefined) return isRequired ? '**required**' : 'derived'
  if (node.properties && typeof node.default === 'object') return ''
  return code(node.default)
}
