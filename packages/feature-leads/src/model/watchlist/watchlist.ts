/** A car a signed-in visitor watches. Source: `DATA-041` */
export interface WatchlistEntry {
  id: number
}

/** Reads the entries of an answer; what is no entry is left out. Source: `DATA-041` */
export function readWatchlist(data: unknown): readonly WatchlistEntry[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : null
    return typeof id === 'number' && Number.isSafeInteger(id) ? [{ id }] : []
  })
}
