import { toSlug } from '../slug.ts'
import { MANUFACTURERS } from './manufacturers.ts'

/** A make and model as the platform spells them. */
export interface MakeAndModel {
  make: string
  model: string
  /** False when the make is not on the list of manufacturers. */
  isKnown: boolean
}

const shortNames: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  hsv: 'Holden Special Vehicles',
  fpv: 'Ford Performance Vehicles',
  rangerover: 'Land Rover',
  gwmhaval: 'GWM',
  ssangyongkgm: 'KGM',
  mitsubishifuso: 'Fuso',
}

const compact = (name: string) => toSlug(name).replaceAll('-', '')

const byCompactName = new Map([
  ...MANUFACTURERS.map((name) => [compact(name), name] as const),
  ...Object.entries(shortNames),
])

/** First words that mean exactly one make: "land" is Land Rover, "royal" Royal Enfield. */
const byFirstWord = new Map(
  MANUFACTURERS.filter(isCutByWord).map((name) => [words(name)[0] ?? '', name] as const),
)

/**
 * Repairs a make: case and hyphens ("MERCEDES BENZ"), common short names ("VW"), and names that a
 * system cut at the first word, whose rest then begins the model ("Land" and "Rover Discovery").
 * An unknown make stays as it was written.
 */
export function parseMakeAndModel(makeText: string, modelText: string): MakeAndModel {
  const make = byCompactName.get(compact(makeText)) ?? byFirstWord.get(toSlug(makeText))
  if (make === undefined) return { make: makeText, model: modelText, isKnown: false }
  return { make, model: withoutMake(modelText, make, makeText), isKnown: true }
}

/** "Toyota Corolla" in the column of the model is a Corolla, "Rover Discovery" a Discovery. */
function withoutMake(model: string, make: string, makeText: string): string {
  const rest = words(make).slice(words(makeText).length)
  for (const leading of [words(make), rest]) {
    const short = dropWords(model, leading)
    if (short !== '' && short !== model) return short
  }
  return model
}

function dropWords(text: string, leading: readonly string[]): string {
  if (leading.length === 0) return text
  return text.replace(new RegExp(`^${leading.join('[\\s-]+')}(?:\\s+|$)`, 'i'), '').trim()
}

function words(name: string): string[] {
  return toSlug(name).split('-')
}

function isCutByWord(name: string): boolean {
  const [first, ...rest] = words(name)
  const isOnlyOne = MANUFACTURERS.filter((other) => words(other)[0] === first).length === 1
  return rest.length > 0 && isOnlyOne
}
