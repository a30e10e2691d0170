import { hasBit } from '../index/bitset.ts'
import type { MatchCriterion } from '../index/index-settings.ts'
import type { IndexView, SearchIndex } from '../index/search-index.ts'
import { compareCriteria } from '../index/sort-order.ts'
import type { TextMatch } from '../index/text-index.ts'
import type { Selection } from './selection.ts'

/** First place and the place after the last. */
type Span = readonly [start: number, end: number]

const WALK_SHARE = 20
const SPARE_KEYS = 4096
const NO_SCORES: TextMatch['scores'] = []

/** The documents at places `start` to `end - 1` of a selection, in the order of a view. */
export function pickHits(
  index: SearchIndex,
  view: IndexView,
  selection: Selection,
  [start, end]: Span,
): number[] {
  const span: Span = [start, Math.min(end, selection.count)]
  if (span[1] <= start) return []
  if ((selection.match ?? selection.distances) && view.ranking.match.length > 0) {
    return pickByMatch(index, view, selection, span)
  }
  const places = placesInOrder(selection, view, span[1])
  return Array.from(places.subarray(...span), (place) => view.order.at(place))
}

/** The places of a selection in an order, ascending; at least the first `wanted` of them. */
function placesInOrder(selection: Selection, { order }: IndexView, wanted: number): Uint32Array {
  if (selection.count * WALK_SHARE <= order.size) {
    const ranks = order.places()
    return selection.documents.map((doc) => ranks[doc]!).sort()
  }
  const { bits } = selection
  const places = new Uint32Array(wanted)
  let found = 0
  for (let place = 0; place < order.size && found < wanted; place++) {
    if (hasBit(bits, order.at(place))) places[found++] = place
  }
  return places
}

/** Class by class of the leading sorts, and within a class by how the search is met. */
function pickByMatch(
  index: SearchIndex,
  view: IndexView,
  selection: Selection,
  [start, end]: Span,
): number[] {
  const places = placesInOrder(selection, view, selection.count)
  const picked: number[] = []
  let from = 0
  while (from < end) {
    const to = endOfClass(index, view, places, from)
    if (to > start) {
      const span: Span = [Math.max(start - from, 0), Math.min(to, end) - from]
      picked.push(...pickRelevant(places.subarray(from, to), selection, view, span))
    }
    from = to
  }
  return picked
}

/** The first place after `from` whose record differs by the leading sorts. */
function endOfClass(
  index: SearchIndex,
  { ranking, order }: IndexView,
  places: Uint32Array,
  from: number,
): number {
  if (ranking.leading.length === 0) return places.length
  const record = index.recordAt(order.at(places[from]!))
  const isInClass = (at: number) =>
    compareCriteria(record, index.recordAt(order.at(places[at]!)), ranking.leading) === 0
  let inside = from
  let step = 1
  while (inside + step < places.length && isInClass(inside + step)) {
    inside += step
    step *= 2
  }
  let outside = Math.min(inside + step, places.length)
  while (inside + 1 < outside) {
    const middle = (inside + outside) >>> 1
    if (isInClass(middle)) inside = middle
    else outside = middle
  }
  return outside
}

/** One number for each document, the search before the place; the smallest are kept. */
function pickRelevant(
  places: Uint32Array,
  selection: Selection,
  { ranking, order }: IndexView,
  [start, end]: Span,
): number[] {
  const stride = order.size
  let keys = new Float64Array(Math.min(places.length, end * 2 + SPARE_KEYS))
  let count = 0
  let cutoff = Infinity
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!
    const key = matchLevel(selection, order.at(place), ranking.match) * stride + place
    if (key > cutoff) continue
    if (count === keys.length) {
      keys.sort()
      cutoff = keys[end - 1]!
      count = end
      if (key > cutoff) continue
    }
    keys[count++] = key
  }
  keys = keys.subarray(0, count).sort()
  return Array.from(keys.subarray(start, end), (key) => order.at(key % stride))
}

/**
 * The criteria of the search in their order as one number, smaller is better: 6 bits for each of the text,
 * and as many as there are steps of distance.
 */
function matchLevel(
  { match, distances }: Selection,
  doc: number,
  criteria: readonly MatchCriterion[],
): number {
  const scores = match?.scores ?? NO_SCORES
  let typos = 0
  let attribute = 31
  let inexact = 0
  for (let index = 0; index < scores.length; index++) {
    const packed = scores[index]![doc]!
    typos += packed >>> 6
    const priority = (packed >>> 1) & 31
    if (priority < attribute) attribute = priority
    inexact += packed & 1
  }
  let level = 0
  for (let index = 0; index < criteria.length; index++) {
    const criterion = criteria[index]
    if (criterion === 'geo') {
      if (distances) level = level * distances.stepCount + distances.stepTo(doc)
      continue
    }
    const value = criterion === 'typo' ? typos : criterion === 'exact' ? inexact : attribute
    level = level * 64 + value
  }
  return level
}
