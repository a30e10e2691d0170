import type { DtcgColor } from '../color/ramp-group.ts'

/** A length as DTCG writes it. */
export interface DtcgDimension {
  value: number
  unit: string
}

/** One layer of a DTCG shadow. */
export interface DtcgShadow {
  color: DtcgColor
  offsetX: DtcgDimension
  offsetY: DtcgDimension
  blur: DtcgDimension
  spread: DtcgDimension
}

/** A DTCG text style; each part is an alias. */
export interface DtcgTypography {
  fontFamily: string
  fontSize: string
  fontWeight: string
  letterSpacing: string
  lineHeight: string
}

/** A DTCG value: an alias `{group.token}`, a plain value or a composite of either. */
export type DtcgValue =
  | string
  | number
  | readonly (string | number | DtcgShadow)[]
  | DtcgColor
  | DtcgDimension
  | DtcgTypography

/** A token found in a document, with its type settled. */
export interface Token {
  /**
   * Path in the document, in the names of style code: `on-action` is `onAction`, `0-5` is `0.5`,
   * and `default` is left out, so `surface` and `surface.raised` both exist.
   */
  path: readonly string[]
  /** The same path as the document writes it: `['color', 'fg', 'on-action']`. */
  documentPath: readonly string[]
  type: string
  value: DtcgValue
  description?: string
  /** Vendor data by reverse domain name. */
  extensions: Readonly<Record<string, unknown>>
}

type JsonObject = Readonly<Record<string, unknown>>

/** Path in style code of a path in a document, where names are kebab-case without full stops. */
const stylePath = (names: readonly string[]) =>
  names
    .filter((name) => name !== 'default')
    .map((name) =>
      name
        .replace(/^(\d+)-(\d+)$/, '$1.$2')
        .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True when a document's value has one of the shapes of DTCG; its parts are taken on trust. */
const isValue = (value: unknown): value is DtcgValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null)

/**
 * Lists the tokens of a DTCG document in document order. A token without `$type` takes it from
 * the nearest group that has one.
 * @throws TypeError for a token without a value, or with no type of its own or inherited
 */
export function listTokens(document: JsonObject): Token[] {
  return collect(document, [], undefined)
}

function collect(
  group: JsonObject,
  path: readonly string[],
  inherited: string | undefined,
): Token[] {
  const type = typeof group.$type === 'string' ? group.$type : inherited
  return Object.entries(group).flatMap(([name, node]) => {
    if (!isObject(node) || name.startsWith('$')) return []
    const childPath = [...path, name]
    return '$value' in node ? [toToken(node, childPath, type)] : collect(node, childPath, type)
  })
}

function toToken(node: JsonObject, path: readonly string[], inherited: string | undefined): Token {
  const type = typeof node.$type === 'string' ? node.$type : inherited
  const value = node.$value
  if (!type) throw new TypeError(`[tokens] expected a $type for ${path.join('.')}`)
  if (!isValue(value)) throw new TypeError(`[tokens] expected a $value for ${path.join('.')}`)
  return {
    path: stylePath(path),
    documentPath: path,
    type,
    value,
    ...(typeof node.$description === 'string' && { description: node.$description }),
    extensions: isObject(node.$extensions) ? node.$extensions : {},
  }
}

/** The path an alias such as `{color.fg.on-action}` points at, or `undefined` for other values. */
export function aliasPath(value: unknown): string[] | undefined {
  const name = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined
  return name === undefined ? undefined : stylePath(name.split('.'))
}
