import { toSlug } from '../model/slug.ts'
import { MANUFACTURERS } from './manufacturers.ts'

/** A make and model as the platform spells them. */
export interface MakeAndModel {
  readonly make: string
  readonly model: string
  /** False when the make is not on the list of manufacturers. */
  readonly isKnown: boolean
  /** True when the make was cut at its blank. */
  readonly isCut: boolean
}

const shortNames: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  hsv: 'Holden Special Vehicles',
  fpv: 'Ford Performance Vehicles',
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

/** Makes of several words. */
const longNames = MANUFACTURERS.map((name) => ({ name, all: words(name) })).filter(
  ({ all }) => all.length > 1,
)

/**
 * Repairs a make: case and hyphens ("MERCEDES BENZ"), common short names ("VW"), and names that a
 * system cut at a blank, whose rest then begins the model ("Land" and "Rover Discovery"). A model does
 * not repeat its make ("Toyota Corolla" of Toyota), unless it is nothing else ("Mini" of MINI). "Range
 * Rover" is the beginning of a model. An unknown make stays as it was written.
 */
export function parseMakeAndModel(makeText: string, modelText: string): MakeAndModel {
  const key = `${makeText}\n${modelText}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const found = readMakeAndModel(makeText, modelText)
  remembered.set(key, found)
  return found
}

/** A stock has few models and many cars of each. */
const remembered = new Map<string, MakeAndModel>()
const mostRemembered = 5000

function readMakeAndModel(makeText: string, modelText: string): MakeAndModel {
  if (compact(makeText) === 'rangerover') return ofRangeRover(modelText)
  const whole = byCompactName.get(compact(makeText))
  const cut = shortNames[compact(makeText)] ? undefined : cutMake(makeText, modelText)
  const make = cut ?? whole ?? byFirstWord.get(toSlug(makeText))
  if (make === undefined) return { make: makeText, model: modelText, isKnown: false, isCut: false }
  return { make, model: withoutMake(modelText, make), isKnown: true, isCut: make !== whole }
}

function ofRangeRover(modelText: string): MakeAndModel {
  const short = dropWords(modelText, ['range', 'rover'])
  const model = /^range[\s-]+rover\b/i.test(modelText) ? modelText : `Range Rover ${short}`
  return { make: 'Land Rover', model: model.trim(), isKnown: true, isCut: false }
}

/** The make of several words that begins in the column of the make and ends in that of the model. */
function cutMake(makeText: string, modelText: string): string | undefined {
  const start = words(makeText)
  const next = words(modelText)
  const found = longNames.find(({ all }) => {
    const rest = all.slice(start.length)
    return (
      rest.length > 0 &&
      next.length > rest.length &&
      start.every((word, index) => word === all[index]) &&
      rest.every((word, index) => word === next[index])
    )
  })
  return found?.name
}

/** "Toyota Corolla" in the column of the model is a Corolla, "Rover Discovery" a Discovery. */
function withoutMake(model: string, make: string): string {
  const all = words(make)
  for (const [start] of all.entries()) {
    const short = dropWords(model, all.slice(start))
    if (short !== '' && short !== model) return withoutMake(short, make)
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
