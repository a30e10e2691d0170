import { typos, wordsOf } from './search-oracle.ts'

/** Expectation of the highlight of one text. */
export interface ExpectedHighlight {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  matchedWords: string[]
  fullyHighlighted?: boolean
}

/** One way to meet words of a query: by one word, two neighbours joined, or all joined. */
interface Way {
  word: string
  prefix: boolean
  tolerant: boolean
  places: readonly number[]
}

/**
 * Highlights a text letter by letter, with nothing shared with the engine. For texts whose letters
 * fold one to one.
 */
export function highlightByHand(text: string, query: string, tolerant: boolean): ExpectedHighlight {
  const words = wordsOf(query)
  const places = new Set<number>()
  const marked = Array.from(text, () => false)
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    word: wordsOf(match[0])[0]!,
  }))
  for (const way of waysOf(words, tolerant)) {
    for (const [index, token] of tokens.entries()) {
      const letters = lettersMet(way, token, tokens[index + 1], {
        count: tokens.length,
        isDerived: tolerant,
      })
      for (const letter of letters) marked[letter] = true
      if (letters.length > 0) for (const place of way.places) places.add(place)
    }
  }
  if (places.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  return {
    value: withTags(text, marked),
    matchLevel: places.size === words.length ? 'full' : 'partial',
    matchedWords: words.filter((_, place) => places.has(place)),
    fullyHighlighted: tokens.every(({ start, word }) =>
      Array.from(word, (_, letter) => marked[start + letter]).every(Boolean),
    ),
  }
}

function waysOf(words: readonly string[], tolerant: boolean): Way[] {
  const last = words.length - 1
  const way = (places: number[], isTolerant: boolean): Way => ({
    word: places.map((place) => words[place]).join(''),
    prefix: places.at(-1) === last,
    tolerant: isTolerant,
    places,
  })
  const alone = words.map((_, place) => way([place], tolerant))
  if (!tolerant) return alone
  const pairs = words.slice(1, 5).map((_, place) => way([place, place + 1], false))
  const all = words.length > 2 ? [way([...words.keys()], false)] : []
  return [...alone, ...pairs, ...all]
}

interface Token {
  start: number
  word: string
}

/** Offsets of the letters a way meets in a token, or in it and the next one. */
function lettersMet(
  way: Way,
  token: Token,
  next: Token | undefined,
  { count, isDerived }: { count: number; isDerived: boolean },
): number[] {
  const exact = { ...way, tolerant: false }
  const runs = isDerived ? runsOf(token.word) : []
  const met = [
    ...lettersOf(way, token),
    ...runs.flatMap(({ at, word }) => lettersOf(exact, { start: token.start + at, word })),
  ]
  if (met.length > 0 || !isDerived || !next || count > 12 || token.word.length > 12) return met
  const joined = lettersOf(exact, { start: 0, word: token.word + next.word })
  const { length } = token.word
  return joined.map((letter) =>
    letter < length ? token.start + letter : next.start + letter - length,
  )
}

function runsOf(word: string): { at: number; word: string }[] {
  const runs = word.match(/\p{L}+|\p{N}+/gu) ?? []
  const isPair = runs.length === 2 && runs.every((run) => !/^\p{N}{5}/u.test(run))
  return isPair
    ? [
        { at: 0, word: runs[0]! },
        { at: runs[0]!.length, word: runs[1]! },
      ]
    : []
}

/** All letters of a word met with typos, else those that were typed. */
function lettersOf({ word, prefix, tolerant }: Way, token: Token): number[] {
  const found = typos(word, token.word, prefix, tolerant)
  if (found === null) return []
  const length = found === 0 ? word.length : token.word.length
  return Array.from({ length }, (_, letter) => token.start + letter)
}

function withTags(text: string, marked: readonly boolean[]): string {
  return Array.from(text, (letter, place) => {
    const opens = marked[place] && !marked[place - 1]
    const closes = marked[place] && !marked[place + 1]
    return `${opens ? '<em>' : ''}${letter}${closes ? '</em>' : ''}`
  }).join('')
}
