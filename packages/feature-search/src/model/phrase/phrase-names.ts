import { formatFacetValue } from '../facet-values.ts'
import type { ListFacetKey } from '../facets.ts'
import { formatMakeModel } from '../make-model.ts'
import { PHRASE_FACETS, type PhraseFacet, type PhraseVocabulary } from './phrase-vocabulary.ts'
import { compactName, type PhraseWord } from './phrase-words.ts'

/** Chosen values of facets that a name stands for. */
export type NamedValues = readonly (readonly [key: ListFacetKey, values: readonly string[]])[]

/** Words that are a name; null for one that stays words. */
export interface FoundName {
  length: number
  values: NamedValues | null
}

/** Words of the longest name. */
const MAX_WORDS = 6

/* Facets a badge of the same name does not put in doubt: a badge "Hybrid" is of hybrids. */
const plainFacets: ReadonlySet<PhraseFacet> = new Set([
  'transmission',
  'fuel',
  'drive',
  'item_type',
  'body',
  'seats',
  'car_type',
])

/*
 * Other names of values, all in compact form: every one of the values that is in stock is meant.
 * Source: `D-113`
 */
const synonyms: Partial<Record<PhraseFacet, readonly (readonly [string, string])[]>> = {
  transmission: [
    ['auto autos automatic automatics', 'automatic auto cvt dualclutch'],
    ['manual manuals stick', 'manual'],
  ],
  fuel: [
    ['ev evs electric bev', 'electric'],
    ['phev phevs plugin pluginhybrid', 'pluginhybrid phev'],
    ['petrol unleaded', 'petrol unleaded'],
    ['lpg gas', 'lpg'],
  ],
  drive: [
    ['4x4 4x4s 4wd 4wds 4wheeldrive fourwheeldrive', '4wd 4x4'],
    ['awd awds allwheeldrive', 'awd'],
    ['2wd 4x2 2wheeldrive twowheeldrive', '2wd 4x2 fwd rwd'],
    ['fwd frontwheeldrive', 'fwd'],
    ['rwd rearwheeldrive', 'rwd'],
  ],
  body: [
    ['ute utility pickup pickuptruck', 'ute'],
    ['hatch hatches hatchback', 'hatch hatchback'],
    ['wagon stationwagon estate', 'wagon stationwagon'],
    ['peoplemover mpv minivan', 'peoplemover'],
    ['convertible cabriolet softtop', 'convertible softtop cabriolet'],
    ['campervan', 'campervan motorhome'],
    ['minibus', 'bus'],
    ['motorbike bike', 'motorcycle'],
  ],
  car_type: [
    ['used secondhand preowned preloved', 'used'],
    ['new brandnew', 'new'],
    ['demo demonstrator exdemo', 'demo'],
  ],
  make: [
    ['mercedes merc mercs benz', 'mercedesbenz'],
    ['vw vws', 'volkswagen'],
    ['chevy chev', 'chevrolet'],
  ],
  colour_family: [
    ['gray', 'grey'],
    ['orange gold', 'yellow'],
    ['beige bronze', 'brown'],
    ['pink', 'purple'],
    ['maroon', 'red'],
  ],
  state: [
    ['newsouthwales', 'nsw'],
    ['queensland', 'qld'],
    ['southaustralia', 'sa'],
    ['tasmania', 'tas'],
    ['victoria', 'vic'],
    ['westernaustralia', 'wa'],
  ],
}

const counted: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
}

/**
 * Finds the longest name that the words from a place on begin with. A badge is one too, and stays words: a "Black
 * Edition" is no black car.
 */
export function createNameFinder(
  vocabulary: PhraseVocabulary,
): (words: readonly PhraseWord[], at: number) => FoundName | null {
  const names = listNames(vocabulary)
  const find = (words: readonly PhraseWord[]): NamedValues | null | undefined => {
    const name = compactName(words.map(({ key }) => key).join(' '))
    const found = names.get(name)
    const isPlural = (words.at(-1)?.key.length ?? 0) > 3 && name.endsWith('s')
    return found === undefined && isPlural ? names.get(name.slice(0, -1)) : found
  }
  return (words, at) => {
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
      const values = find(words.slice(at, at + length))
      if (values !== undefined) return { length, values }
    }
    return null
  }
}

function listNames(vocabulary: PhraseVocabulary): Map<string, NamedValues | null> {
  const names = new Map<string, NamedValues | null>()
  const badges = new Set(vocabulary.badges.map(compactName))
  const add = (facet: PhraseFacet, name: string, values: NamedValues) => {
    if (name === '' || names.has(name)) return
    const isDoubtful = badges.has(name) && !plainFacets.has(facet)
    names.set(name, isDoubtful ? null : values)
  }
  for (const facet of PHRASE_FACETS) {
    if (facet === 'make_model') addModels(vocabulary, add)
    else addValues(facet, vocabulary.values[facet], add)
  }
  for (const badge of badges) if (!names.has(badge) && badge !== '') names.set(badge, null)
  return names
}

type Add = (facet: PhraseFacet, name: string, values: NamedValues) => void

function addValues(facet: PhraseFacet, values: readonly string[], add: Add) {
  const known = values.map((value) => [compactName(value), value] as const)
  for (const [names, meant] of synonyms[facet] ?? []) {
    const meanings = meant.split(' ')
    const inStock = known.filter(([name]) => meanings.includes(name)).map(([, value]) => value)
    if (inStock.length === 0) continue
    for (const name of names.split(' ')) add(facet, name, [[facet, inStock]])
  }
  for (const value of values)
    for (const name of namesOf(facet, value)) add(facet, compactName(name), [[facet, [value]]])
}

/** Names of one value: as it is stored, as a visitor reads it, and as people say it. */
function namesOf(facet: PhraseFacet, value: string): string[] {
  const label = formatFacetValue(facet, value)
  const number = [value, counted[value] ?? value]
  if (facet === 'seats') return number.flatMap((n) => [`${n} seats`, `${n} seat`, `${n} seater`])
  if (facet === 'sleeps') return number.flatMap((n) => [`sleeps ${n}`, `${n} berth`])
  if (facet === 'axle_type') return [`${value} axle`]
  if (facet === 'certified') return [label]
  if (facet === 'colour_family') return label.split(' and ')
  return [value, label]
}

/** A model with its make before it; alone only where its name is no mere number: a 3 is no Mazda. */
function addModels({ values }: PhraseVocabulary, add: Add) {
  const makes = values.make.toSorted((a, b) => b.length - a.length)
  const alone = new Map<string, { makes: Set<string>; models: string[] }>()
  for (const makeModel of values.make_model) {
    const make = makes.find((name) => makeModel.startsWith(`${name} `))
    if (make === undefined) continue
    const meant: NamedValues = [
      ['make', [make]],
      ['make_model', [makeModel]],
    ]
    for (const name of [makeModel, formatMakeModel(makeModel)])
      add('make', compactName(name), meant)
    const model = compactName(makeModel.slice(make.length))
    const known = alone.get(model) ?? { makes: new Set(), models: [] }
    known.makes.add(make)
    known.models.push(makeModel)
    alone.set(model, known)
  }
  for (const [model, known] of alone) {
    if (/^\d*$/.test(model) || model.length < 2) continue
    add('make_model', model, [
      ['make', [...known.makes]],
      ['make_model', known.models],
    ])
  }
}
