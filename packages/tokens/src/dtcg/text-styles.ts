import type { TextStyles } from '@pandacss/dev'
import { pandaPath } from './panda-tokens.ts'
import { aliasPath, type DtcgTypography, type DtcgValue, type Token } from './token-tree.ts'

type TextStyle = Extract<TextStyles[string], { value: unknown }>['value']

const breakpointsExtension = 'au.forecourt.breakpoints'

/** The token name a style property takes: `{font-size.5xl}` is `5xl` among the font sizes. */
const tokenName = (alias: unknown) =>
  pandaPath(aliasPath(alias) ?? [])
    .slice(1)
    .join('.')

const tokenNames = (parts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([property, alias]) => [property, tokenName(alias)]))

/** Data every style in the heading family adds: the dealer's letter case and even line breaks. */
const headingExtras: TextStyle = { textTransform: 'var(--heading-case)', textWrap: 'balance' }

/** Prices line up in columns and keep their width while a number changes. */
const priceExtras: TextStyle = { fontVariantNumeric: 'tabular-nums' }

/** Letter case of the dealer's buttons and of the line above a title. */
const otherExtras: Readonly<Record<string, TextStyle>> = {
  button: { textTransform: 'var(--button-case)' },
  overline: { textTransform: 'uppercase' },
}

/**
 * The parts of a text style.
 * @throws TypeError for a value that is no typography
 */
export function typographyParts(value: DtcgValue): DtcgTypography {
  if (typeof value === 'object' && 'fontFamily' in value) return value
  throw new TypeError('[tokens] expected a typography value')
}

/** Changes on wider screens, by breakpoint. */
function widerParts({ extensions }: Token): Record<string, Record<string, string>> {
  const wider = Object.entries(extensions[breakpointsExtension] ?? {})
  return Object.fromEntries(wider.map(([breakpoint, parts]) => [breakpoint, tokenNames(parts)]))
}

/** A typography token as a named Panda text style, wider screens included. */
export function textStyle(token: Token): [name: string, style: TextStyle] {
  const name = token.path.at(-1) ?? ''
  const parts = typographyParts(token.value)
  const isPrice = name.startsWith('price')
  const isHeading = parts.fontFamily === '{font.heading}'
  const extras = isPrice ? priceExtras : isHeading ? headingExtras : (otherExtras[name] ?? {})
  const style: object = { ...tokenNames(parts), ...widerParts(token) }
  return [name, { ...style, ...extras }]
}
