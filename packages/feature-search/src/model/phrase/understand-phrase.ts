import { NEAR_DISTANCES } from '../near.ts'
import type { SearchRange } from '../range.ts'
import {
  type ChosenFacets,
  type SearchState,
  sortedUnique,
  type TypedPart,
  withQuery,
} from '../search-state.ts'
import { createMeasureReader } from './phrase-measures.ts'
import { createNameFinder, type NamedValues } from './phrase-names.ts'
import type { PhraseRange, PhraseVocabulary } from './phrase-vocabulary.ts'
import { joinWords, type PhraseWord, splitPhrase } from './phrase-words.ts'

/** A place a phrase names. */
export interface PhrasePlace {
  /** Words after "near": the place is what they begin with. */
  words: readonly string[]
  /** Kilometres, one of `NEAR_DISTANCES`; null for any distance. */
  within: number | null
}

/** A phrase as the search understands it. */
export interface UnderstoodPhrase {
  /** The search with the filters that were understood, and the other words as its text. */
  state: SearchState
  /** Place that is meant, which only the server knows; its words are in no filter and in no text. */
  place: (PhrasePlace & { typed: string }) | null
}

/** Words that were understood, or were not. */
interface Part {
  words: PhraseWord[]
  values: NamedValues
  range: { key: PhraseRange; ends: SearchRange } | null
  place: PhrasePlace | null
  isUnderstood: boolean
}

/* Words that narrow nothing and go with what is understood beside them. */
const joiningWords = new Set(
  'a an and any car cars for in of on or sale the vehicle vehicles with which that &'.split(' '),
)

const negations = new Set(['not', 'no', 'non', 'without', 'except', 'but'])

const nearWords = /^(?:near|close to|around)$/
const withinWords = /^(?:within )?(\d+) ?k(?:m|ms|ilomet(?:re|er)s?) (?:of|from|around|near)$/

/** Words of a place at most. */
const MAX_PLACE_WORDS = 4

/**
 * Turns what somebody typed into filters: the longest names in stock, numbers with units and comparators, places. Of two
 * readings the longer one is meant; what is not understood stays text, so that no word is lost. A facet the phrase
 * names has the phrase's values.
 * @param state search the phrase is typed into; a text it begins with was not understood before, or not to be, and
 *   stays text
 * Source: `PLUS-072`, `D-113`
 */
export function understandPhrase(
  phrase: string,
  state: SearchState,
  vocabulary: PhraseVocabulary,
): UnderstoodPhrase {
  const words = splitPhrase(phrase)
  const known = splitPhrase(state.query)
  const isKept = known.every(({ text }, index) => words[index]?.text === text)
  const kept = isKept ? known : []
  const parts = attachJoiningWords(readParts(words.slice(kept.length), vocabulary), vocabulary)
  const understood = parts.filter(({ isUnderstood }) => isUnderstood)
  const text = parts.flatMap((part) => (part.isUnderstood ? [] : part.words))
  const placed = understood.find((part) => part.place !== null)
  return {
    state: withQuery(applyParts(state, understood), joinWords([...kept, ...text])),
    place: placed?.place ? { ...placed.place, typed: joinWords(placed.words) } : null,
  }
}

/* A word that denies what follows is understood with it: neither becomes a filter. */
function readParts(words: readonly PhraseWord[], vocabulary: PhraseVocabulary): Part[] {
  const readPart = createPartReader(vocabulary)
  const parts: Part[] = []
  let isDenied = false
  let hasPlace = false
  for (let at = 0; at < words.length; ) {
    const found = readPart(words, at, !hasPlace)
    const part = found ?? unknown(words.slice(at, at + 1))
    hasPlace ||= part.place !== null
    parts.push(isDenied ? unknown(part.words) : part)
    isDenied = part.words.length === 1 && negations.has(part.words[0]?.key ?? '')
    at += part.words.length
  }
  return parts
}

const unknown = (words: PhraseWord[]): Part => ({
  words,
  values: [],
  range: null,
  place: null,
  isUnderstood: false,
})

type PartReader = (words: readonly PhraseWord[], at: number, mayBePlace: boolean) => Part | null

function createPartReader(vocabulary: PhraseVocabulary): PartReader {
  const findName = createNameFinder(vocabulary)
  const readMeasure = createMeasureReader(vocabulary)
  const readFact: PartReader = (words, at) => {
    const name = findName(words, at)
    const measure = readMeasure(words, at)
    const length = Math.max(name?.length ?? 0, measure?.length ?? 0)
    if (length === 0) return null
    const part = unknown(words.slice(at, at + length))
    if (name?.length === length)
      return { ...part, values: name.values ?? [], isUnderstood: name.values !== null }
    return {
      ...part,
      range: measure?.range ?? null,
      values: measure?.values ?? [],
      isUnderstood: true,
    }
  }
  return (words, at, mayBePlace) => {
    const place = mayBePlace && vocabulary.hasPlaces && readPlace(words, at, readFact)
    return place || readFact(words, at, false)
  }
}

/* The place ends where something else begins. */
function readPlace(words: readonly PhraseWord[], at: number, readFact: PartReader): Part | null {
  const begin = findPlaceWords(words, at)
  if (begin === null) return null
  const from = at + begin.length
  let to = from
  const isPlaceWord = (index: number) => {
    const key = words[index]?.key ?? ''
    if (!/^(?:[\p{L}'.-]+|\d{4})$/u.test(key) || joiningWords.has(key)) return false
    return (index === from && !begin.isWeak) || readFact(words, index, false) === null
  }
  while (to < from + MAX_PLACE_WORDS && isPlaceWord(to)) to += 1
  if (to === from) return null
  const place = { words: words.slice(from, to).map(({ key }) => key), within: begin.within }
  return { ...unknown(words.slice(at, to)), place, isUnderstood: true }
}

/* "near", "within 50 km of"; what follows an "in" is a place only when it is nothing else. */
function findPlaceWords(words: readonly PhraseWord[], at: number) {
  for (let length = 4; length > 0; length--) {
    const text = words
      .slice(at, at + length)
      .map(({ key }) => key)
      .join(' ')
    const km = withinWords.exec(text)?.[1]
    if (km !== undefined) {
      const within = NEAR_DISTANCES.find((distance) => distance >= Number(km)) ?? null
      return { length, within, isWeak: false }
    }
    if (nearWords.test(text)) return { length, within: null, isWeak: false }
  }
  return words[at]?.key === 'in' ? { length: 1, within: null, isWeak: true } : null
}

/* "white cars with a towbar": each joining word goes with what is understood before or after it. */
function attachJoiningWords(parts: readonly Part[], { nouns }: PhraseVocabulary): Part[] {
  const attached: Part[] = []
  let waiting: PhraseWord[] = []
  for (const part of parts) {
    const [word] = part.words
    const isJoining =
      !part.isUnderstood && word && (joiningWords.has(word.key) || nouns.includes(word.key))
    if (isJoining) {
      waiting.push(word)
      continue
    }
    if (part.isUnderstood) {
      attached.push({ ...part, words: [...waiting, ...part.words] })
    } else {
      leave(attached, waiting)
      attached.push(part)
    }
    waiting = []
  }
  leave(attached, waiting)
  return attached
}

function leave(attached: Part[], waiting: PhraseWord[]) {
  const before = attached.at(-1)
  if (waiting.length === 0) return
  if (before?.isUnderstood) {
    attached[attached.length - 1] = { ...before, words: [...before.words, ...waiting] }
  } else attached.push(unknown(waiting))
}

function applyParts(state: SearchState, parts: readonly Part[]): SearchState {
  const named: ChosenFacets = {}
  const ranges: SearchState['ranges'] = {}
  for (const { values, range } of parts) {
    for (const [key, chosen] of values) {
      named[key] = sortedUnique([...(named[key] ?? []), ...chosen])
    }
    if (range !== null) ranges[range.key] = joinEnds(ranges[range.key], range.ends)
  }
  const facets = { ...state.facets, ...named }
  // Models that were chosen before belong to other makes.
  if (named.make !== undefined && named.make_model === undefined) delete facets.make_model
  return {
    ...state,
    facets,
    ranges: { ...state.ranges, ...ranges },
    ...withTyped(state, listTyped(parts)),
  }
}

function joinEnds(before: SearchRange = {}, ends: SearchRange): SearchRange {
  const { min, max } = { ...before, ...ends }
  if (min !== undefined && max !== undefined && min > max) return ends
  return { ...before, ...ends }
}

function withTyped(state: SearchState, typed: readonly TypedPart[]) {
  const taken = new Set(typed.flatMap(({ chips }) => chips))
  const former = (state.typed ?? []).filter(({ chips }) => !chips.some((chip) => taken.has(chip)))
  const all = [...former, ...typed]
  return all.length === 0 ? {} : { typed: all }
}

/* Words of one chip are one part: "over 20k" and "under 30k" are a range. */
function listTyped(parts: readonly Part[]): TypedPart[] {
  const typed: TypedPart[] = []
  for (const { words, values, range, place } of parts) {
    const chips = [
      ...values.flatMap(([key, chosen]) => chosen.map((value) => `${key}:${value}`)),
      ...(range === null ? [] : [range.key]),
      ...(place === null ? [] : ['near']),
    ]
    const same = typed.find((part) => part.chips.some((chip) => chips.includes(chip)))
    const text = joinWords(words)
    if (same === undefined) typed.push({ words: text, chips })
    else {
      same.words = `${same.words} ${text}`
      same.chips = [...new Set([...same.chips, ...chips])]
    }
  }
  return typed
}
