import { type Bitset, intersect, toDocuments } from './bitset.ts'
import { evaluateFilter } from './filter-evaluation.ts'
import type { Filter } from './filter.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchParameters } from './search-parameters.ts'
import { NO_MATCH, type TextMatch } from './text-index.ts'
import { parseTextQuery, type TextQuery } from './text-query.ts'

/** The documents a request matches, and how they match its text. */
export interface Selection {
  bits: Bitset
  documents: Uint32Array
  query: TextQuery | null
  match: TextMatch | null
}

/** How well one document meets a text. */
export interface TextScore {
  typos: number
  /** Importance of the best attribute, 0 the most important. */
  attribute: number
  exactWords: number
}

/** What the requests of one call share: equal texts and equal selections are worked out once. */
export class SharedWork {
  private readonly index: SearchIndex
  private readonly scope: Filter | null
  private readonly matches = new Map<string, TextMatch>()
  private readonly selections = new Map<string, Selection>()
  private readonly filters = new Map<string, Bitset>()

  constructor(index: SearchIndex, scope: Filter | null) {
    this.index = index
    this.scope = scope
  }

  /** The documents of a request, always within the scope. */
  select(parameters: SearchParameters): Selection {
    const { query: text, queryType, typoTolerance, restrictSearchableAttributes } = parameters
    const tolerant = typoTolerance !== false
    const query = parseTextQuery(text, { queryType, tolerant })
    const textKey = query
      ? JSON.stringify([query.words, queryType, typoTolerance, restrictSearchableAttributes])
      : ''
    const keys = parameters.filters.map((filter) => JSON.stringify(filter))
    const key = [textKey, ...keys.toSorted()].join('\n')
    const known = this.selections.get(key)
    if (known) return known
    const match = query ? this.match(query, textKey, restrictSearchableAttributes) : null
    const bits = this.index.alive.slice()
    if (this.scope) intersect(bits, this.evaluate(this.scope, 'scope'))
    for (const [place, filter] of parameters.filters.entries()) {
      intersect(bits, this.evaluate(filter, keys[place]!))
    }
    if (match) intersect(bits, match.documents)
    const selection = keepFewTypos({ bits, documents: toDocuments(bits), query, match }, parameters)
    this.selections.set(key, selection)
    return selection
  }

  private match(query: TextQuery, key: string, restrictTo: readonly string[] | null): TextMatch {
    const known = this.matches.get(key)
    if (known) return known
    const match = this.index.text.match(query, this.index.size, this.index.capacity, restrictTo)
    this.matches.set(key, match)
    return match
  }

  private evaluate(filter: Filter, key: string): Bitset {
    const known = this.filters.get(key)
    if (known) return known
    const bits = evaluateFilter(this.index, filter)
    this.filters.set(key, bits)
    return bits
  }
}

/** How well a document of a selection meets the selection's text. */
export function textScore({ match }: Selection, doc: number): TextScore {
  const score: TextScore = { typos: 0, attribute: NO_MATCH, exactWords: 0 }
  for (const scores of match?.scores ?? []) {
    const packed = scores[doc]!
    score.typos += packed >>> 6
    score.attribute = Math.min(score.attribute, (packed >>> 1) & 31)
    if ((packed & 1) === 0) score.exactWords++
  }
  return score
}

/** With `min` the hits with the fewest typos stay, with `strict` those with the two fewest. */
function keepFewTypos(selection: Selection, { typoTolerance }: SearchParameters): Selection {
  if (typeof typoTolerance === 'boolean' || !selection.match) return selection
  const typos = Array.from(selection.documents, (doc) => textScore(selection, doc).typos)
  const levels = [...new Set(typos)].toSorted((a, b) => a - b)
  const most = levels[Math.min(typoTolerance === 'min' ? 0 : 1, levels.length - 1)] ?? 0
  const documents = selection.documents.filter((_, place) => typos[place]! <= most)
  const bits = new Uint32Array(selection.bits.length)
  for (const doc of documents) bits[doc >>> 5]! |= 1 << (doc & 31)
  return { ...selection, bits, documents }
}
