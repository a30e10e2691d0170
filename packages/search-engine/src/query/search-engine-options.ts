import type { Filter } from '../index/filter.ts'
import type { AnswerMemory } from './answer-memory.ts'
import type { SearchBudget } from './search-limits.ts'

/** A record asked for by its id. */
export interface RecordRequest {
  indexName: string
  objectID: string
  attributesToRetrieve?: readonly string[]
}

/** The condition every record of an answer meets, whatever was asked; null for none. */
export interface SearchScope {
  scope: Filter | null
}

/** How several searches of one call are run. */
export interface SearchOptions extends SearchScope {
  /**
   * `stopIfEnoughMatches` leaves out the searches after the first that found as many hits as it asked
   * for; their answers are empty and have `processed: false`. Default `none`.
   */
  strategy?: 'none' | 'stopIfEnoughMatches'
  /** Bounds what the answers show. Default without bounds. */
  budget?: SearchBudget | null
}

/** How records are read as they are stored. */
export interface RecordScope extends SearchScope {
  /** Gives attributes that the settings hide; default false. */
  showHidden?: boolean
  /** Bounds what is shown. Default without bounds. */
  budget?: SearchBudget | null
}

/** Input of the engine from outside; every part has a default. */
export interface SearchEngineOptions {
  /** A clock in milliseconds. Default `performance.now`. */
  now?: () => number
  /** Lets other work happen during a build. Default a timer of 0 ms. */
  pause?: () => Promise<void>
  /** Longest stretch of a build between two pauses, in milliseconds. Default 4. */
  sliceMs?: number
  /** Characters of answers to remember. Default 16 million. */
  cachedCharacters?: number
  /** Where answers are remembered, together with those of other engines. Default memory of its own. */
  answers?: AnswerMemory
}
