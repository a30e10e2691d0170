/** Takes HTML, such as that of islands, out of a page while a framework works on it. */
export interface IslandSlots {
  /** Keeps text of the page, with whatever of it is held already; returns what stands for it until then. */
  hold: (text: string) => string
  /** Puts everything held in its place. */
  insert: (page: string) => string
}

/**
 * Slots of one page, for a framework that reads through the whole of a page several times. Nobody but
 * this page knows what its placeholders begin with, so no visitor can write one.
 */
export function createIslandSlots(): IslandSlots {
  const start = `${crypto.randomUUID()}:`
  const held: string[] = []
  /* Pieces are joined once: a text of many additions is copied whole by whoever reads it first. */
  function collect(text: string, pieces: string[]): string[] {
    let at = 0
    for (let found = text.indexOf(start); found !== -1; found = text.indexOf(start, at)) {
      const end = text.indexOf(';', found)
      pieces.push(text.slice(at, found))
      collect(held[Number(text.slice(found + start.length, end))] ?? '', pieces)
      at = end + 1
    }
    pieces.push(text.slice(at))
    return pieces
  }
  return {
    hold: (text) => `${start}${held.push(text) - 1};`,
    insert: (page) => collect(page, []).join(''),
  }
}
