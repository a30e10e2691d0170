import { type Brand, resolveBrand } from './brand.ts'
import { createBrandDocument } from './brand-document.ts'
import type { Surface } from './purpose-colors.ts'

const surfaces: readonly Surface[] = ['light', 'dark']

/** File of a brand on one surface: `harbour.tokens.json`, `harbour.dark.tokens.json`. */
const fileOf = (id: string, surface: Surface) =>
  `${id}${surface === 'dark' ? '.dark' : ''}.tokens.json`

/** Name of a theme in a design tool: `harbour-light`. */
const themeOf = (id: string, surface: Surface) => `${id}-${surface}`

/** A resolver document that offers every brand on every surface as one context. */
function resolverOf(brands: Readonly<Record<string, Brand>>) {
  const ids = Object.keys(brands)
  const contexts = ids.flatMap((id) =>
    surfaces.map((surface) => [themeOf(id, surface), [{ $ref: fileOf(id, surface) }]] as const),
  )
  const [first = ''] = ids
  const { surface } = resolveBrand(brands[first] ?? { color: '#000' })
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Forecourt dealers',
    version: '2025.10',
    modifiers: {
      theme: {
        description: 'A dealer’s brand on light or dark ground',
        contexts: Object.fromEntries(contexts),
        default: themeOf(first, surface),
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  }
}

/** Themes as Tokens Studio lists them: one for each brand and surface. */
const studioThemes = (ids: readonly string[]) =>
  ids.flatMap((id) =>
    surfaces.map((surface) => ({
      id: themeOf(id, surface),
      name: themeOf(id, surface),
      group: 'Theme',
      selectedTokenSets: { [fileOf(id, surface).replace(/\.json$/, '')]: 'enabled' },
    })),
  )

/**
 * Brands as files for design tools, by file name: a complete token set for each brand and surface,
 * the resolver that offers them as themes, and the lists Tokens Studio reads beside them.
 * Source: PLUS-064
 */
export function createBrandExports(
  brands: Readonly<Record<string, Brand>>,
): ReadonlyMap<string, unknown> {
  const ids = Object.keys(brands)
  const sets = Object.entries(brands).flatMap(([id, brand]) =>
    surfaces.map((surface) => [fileOf(id, surface), createBrandDocument(brand, surface)] as const),
  )
  return new Map<string, unknown>([
    ...sets,
    ['dealers.resolver.json', resolverOf(brands)],
    ['$themes.json', studioThemes(ids)],
    ['$metadata.json', { tokenSetOrder: sets.map(([file]) => file.replace(/\.json$/, '')) }],
  ])
}
