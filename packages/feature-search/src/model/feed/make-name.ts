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
  landrover: 'Land Rover',
  alfaromeo: 'Alfa Romeo',
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
  const known = byCompactName.get(compact(makeText))
  if (known) return { make: known, model: withoutMake(modelText, known), isKnown: true }
  const cut = byFirstWord.get(toSlug(makeText))
  if (cut) return { make: cut, model: withoutRest(modelText, cut), isKnown: true }
  return { make: makeText, model: modelText, isKnown: false }
}

/** "Toyota Corolla" in the column of the model is a Corolla. */
function withoutMake(model: string, make: string): string {
  const rest = dropWords(model, words(make))
  return rest === '' ? model : rest
}

function withoutRest(model: string, make: string): string {
  const rest = dropWords(model, words(make).slice(1))
  return rest === '' ? model : rest
}

function dropWords(text: string, leading: readonly string[]): string {
  const pattern = new RegExp(`^${leading.join('[\\s-]+')}(?:\\s+|$)`, 'i')
  return leading.length === 0 ? text : text.replace(pattern, '').trim()
}

function words(name: string): string[] {
  return toSlug(name).split('-')
}

function isCutByWord(name: string): boolean {
  const [first, ...rest] = words(name)
  const isOnlyOne = MANUFACTURERS.filter((other) => words(other)[0] === first).length === 1
  return rest.length > 0 && isOnlyOne
}
