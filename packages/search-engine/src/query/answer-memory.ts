import { LRUCache } from 'lru-cache'

/** Answers as text, those longest not asked for dropped first. */
export interface AnswerMemory {
  get(key: string): string | undefined
  set(key: string, answer: string): unknown
}

const CACHED_CHARACTERS = 16_000_000

/**
 * Remembers answers up to a size. Engines that share one bound what they hold together, and a change of one
 * leaves the answers of the others.
 * @param cachedCharacters of keys and answers together; default 16 million
 */
export function createAnswerMemory(cachedCharacters: number = CACHED_CHARACTERS): AnswerMemory {
  return new LRUCache<string, string>({
    maxSize: cachedCharacters,
    sizeCalculation: (answer, key) => answer.length + key.length + 1,
  })
}
