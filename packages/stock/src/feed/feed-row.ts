import type { FeedField } from './field-names.ts'

/** One car of a feed, before anything is understood. */
export interface FeedRow {
  /** Line it begins on, from 1. */
  line: number
  /** The cells a car needs, each under the name its format gives it. */
  cells: ReadonlyMap<FeedField, FeedCell>
  /** Equipment and pictures, where the format has lists of its own. */
  features: readonly { category: string | null; name: string }[]
  imageUrls: readonly string[]
  /** Frames of a full turn, in order. */
  spinUrls: readonly string[]
}

/** A cell as it was written. */
export interface FeedCell {
  /** The name the feed itself gives the column. */
  column: string
  value: string
}

/** Something an operator should know about one cell of a feed (`PLUS-004`). */
export interface FeedProblem {
  /** Line of the file, from 1. */
  line: number
  /** The feed's own name of the column. */
  column: string
  /** Text that was written there, shortened to 80 characters. */
  value: string
  /** Why it is a problem; completes "line 7, Odometer: …". */
  reason: string
}

const maxShownCharacters = 80

/** A problem whose value fits into a report. */
export function createFeedProblem(
  line: number,
  { column, value }: FeedCell,
  reason: string,
): FeedProblem {
  const shown = Array.from(value.replace(/\s+/g, ' ').trim())
  const isLong = shown.length > maxShownCharacters
  return {
    line,
    column,
    value: isLong ? `${shown.slice(0, maxShownCharacters - 1).join('')}…` : shown.join(''),
    reason,
  }
}
