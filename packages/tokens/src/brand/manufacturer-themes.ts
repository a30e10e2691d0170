import { cssValue } from '../dtcg/css-value.ts'
import { manufacturerTokens } from '../dtcg/documents.ts'
import type { Brand } from './brand.ts'

/** Colours of a make, in place of a dealer's. */
export type ManufacturerTheme = Required<Pick<Brand, 'color' | 'accentColor'>>

const colorOf = (make: string, name: string): string => {
  const path = `${make}.color.${name}`
  const token = manufacturerTokens.find((each) => each.documentPath.join('.') === path)
  if (!token) throw new TypeError(`[tokens] no manufacturer token is named ${path}`)
  return cssValue(token.value)
}

const makes = [...new Set(manufacturerTokens.map(({ documentPath: [make = ''] }) => make))]

/** Themes by make, in lower case with hyphens: `isuzu-ute`. They come from `manufacturers.tokens.json`. */
export const manufacturerThemes: ReadonlyMap<string, ManufacturerTheme> = new Map(
  makes.map((make) => [
    make,
    { color: colorOf(make, 'brand'), accentColor: colorOf(make, 'accent') },
  ]),
)

/**
 * A dealer's brand in the colours of a make, for the make's own pages. Type, shape, density and
 * every other choice stay the dealer's; colours the dealer set for tags, links, focus and header
 * give way, so that they follow the make. States and offers keep their colours.
 * Source: UI-024
 */
export function layManufacturerTheme(brand: Brand, theme: ManufacturerTheme): Brand {
  const {
    tagColor: _tag,
    linkColor: _link,
    focusColor: _focus,
    headerColor: _header,
    ...rest
  } = brand
  return { ...rest, ...theme }
}
