import { baseTokens, darkTokens, lightTokens } from '../dtcg/documents.ts'
import { toDtcgColor } from '../dtcg/dtcg-color.ts'
import { aliasPath, type DtcgValue, type Token } from '../dtcg/token-tree.ts'
import { type Brand, resolveBrand } from './brand.ts'
import { brandPurposes, chosenTokens } from './brand-colors.ts'
import { brandRamps } from './brand-ramps.ts'
import { brandType } from './brand-type.ts'
import type { Surface } from './purpose-colors.ts'

/** A group or a token of a DTCG document. */
export interface DtcgGroup {
  [name: string]: DtcgGroup | DtcgValue | undefined
}

/** Key of the extension that holds what a brand chose, as a dealer's file has it. */
export const brandExtension = 'au.forecourt.brand'

const keyOf = ({ path }: Pick<Token, 'path'>) => path.join('.')

const colorValue = (value: string): DtcgValue => (aliasPath(value) ? value : toDtcgColor(value))

/** Values a brand sets on one surface, by the path of the token they replace. */
function brandValues(brand: Brand, surface: Surface): ReadonlyMap<string, DtcgValue> {
  const resolved = resolveBrand(brand)
  const ramps = brandRamps(resolved)
  const steps = Object.entries(ramps).flatMap(([name, ramp]) =>
    Object.entries(ramp).map(([step, hex]) => [`color.${name}.${step}`, toDtcgColor(hex)] as const),
  )
  const purposes = [...brandPurposes(resolved, ramps, surface)].map(
    ([name, value]) => [`color.${name}`, colorValue(value)] as const,
  )
  const chosen = chosenTokens(resolved).map((token) => [keyOf(token), token.value] as const)
  return new Map<string, DtcgValue>([...steps, ...chosen, ...brandType(resolved), ...purposes])
}

/** Lengths in px at the browser's default size of text: design tools know no rem. */
function toPixels(value: DtcgValue): DtcgValue {
  const isRem = typeof value === 'object' && 'unit' in value && value.unit === 'rem'
  return isRem ? { value: value.value * 16, unit: 'px' } : value
}

function insert(document: DtcgGroup, { documentPath, type, description }: Token, value: DtcgValue) {
  let group = document
  for (const name of documentPath.slice(0, -1)) {
    const next = group[name] ?? {}
    if (typeof next !== 'object' || Array.isArray(next)) return
    group[name] = next
    group = next as DtcgGroup
  }
  group[documentPath.at(-1) ?? ''] = {
    $type: type,
    $value: value,
    ...(description && { $description: description }),
  }
}

/**
 * A brand as one complete DTCG token set for one surface: every token of the design system with the
 * brand's values in px, aliases kept, so that a design tool reads it alone. The names are the same for
 * every brand and surface, as the modes of a design tool need it. Choices that are no tokens (letter
 * case, light of photographs) stand with the rest of the brand in the extension `au.forecourt.brand`.
 * @throws RangeError for a colour or a choice that is none
 */
export function createBrandDocument(brand: Brand, surface: Surface): DtcgGroup {
  const values = brandValues(brand, surface)
  const document: DtcgGroup = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { [brandExtension]: { ...brand, surface } },
  }
  for (const token of [...baseTokens, ...(surface === 'light' ? lightTokens : darkTokens)]) {
    insert(document, token, toPixels(values.get(keyOf(token)) ?? token.value))
  }
  return document
}
