/** Proof of the last full run, written by it when every story passed. */
export interface Evidence {
  /** Day of the run, as `2026-11-22`. */
  checkedOn: string
  /** Names of the themes each story was checked in. */
  themes: readonly string[]
  /** Ids of the stories, in alphabetical order. */
  stories: readonly string[]
}

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string
  title: string
  type: string
  tags?: readonly string[]
}

/** Counts of one part or page. */
export interface PartEvidence {
  title: string
  /** Stories it has now. */
  stories: number
  /** Those with steps by keyboard or pointer. */
  journeys: number
  /** Those of its stories that the full run found sound. */
  checked: number
}

/** Counts of each title of an index, in the order of titles; evidence of a story that is gone counts nowhere. */
export function countEvidence(entries: readonly IndexEntry[], evidence: Evidence): PartEvidence[] {
  const sound = new Set(evidence.stories)
  const parts = new Map<string, PartEvidence>()
  for (const { id, title, type, tags } of entries) {
    if (type !== 'story') continue
    const part = parts.get(title) ?? { title, stories: 0, journeys: 0, checked: 0 }
    parts.set(title, part)
    part.stories += 1
    if (tags?.includes('play-fn')) part.journeys += 1
    if (sound.has(id)) part.checked += 1
  }
  return [...parts.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}
