import type { TextStyles } from '@pandacss/dev'
import { pandaPath } from './panda-tokens.ts'
import { aliasPath, type Token } from './token-tree.ts'

type TextStyle = Extract<TextStyles[string], { value: unknown }>['value']
type Parts = Readonly<Record<string, string>>

const breakpointsExtension = 'au.forecourt.breakpoints'

/** The token name a style property takes: `{fontSize.5xl}` is `5xl` among the font sizes. */
const tokenName = (alias: string) =>
  pandaPath(aliasPath(alias) ?? [])
    .slice(1)
    .join('.')

const tokenNames = (parts: Parts) =>
  Object.fromEntries(Object.entries(parts).map(([property, alias]) => [property, tokenName(alias)]))

/** What every style in the heading family adds: the dealer's letter case and even line breaks. */
const headingExtras: TextStyle = { textTransform: 'var(--heading-case)', textWrap: 'balance' }

/** Prices line up in columns and keep their width while a number changes. */
const priceExtras: TextStyle = { fontVariantNumeric: 'tabular-nums' }

/** A typography token as a named Panda text style, wider screens included. */
export function textStyle({ path, value, extensions }: Token): [name: string, style: TextStyle] {
  const name = path.at(-1) ?? ''
  const parts = value as Parts
  const wider = (extensions[breakpointsExtension] ?? {}) as Readonly<Record<string, Parts>>
  const isPrice = name.startsWith('price')
  const isHeading = parts.fontFamily === '{font.heading}'
  const responsive = Object.fromEntries(
    Object.entries(wider).map(([breakpoint, changes]) => [breakpoint, tokenNames(changes)]),
  )
  const style: Record<string, unknown> = { ...tokenNames(parts), ...responsive }
  const extras = isPrice ? priceExtras : isHeading ? headingExtras : {}
  return [name, { ...(style as TextStyle), ...extras }]
}
