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
  function insert(page: string): string {
    const [before = '', ...rest] = page.split(start)
    let whole = before
    for (const text of rest) {
      const end = text.indexOf(';')
      whole += insert(held[Number(text.slice(0, end))] ?? '') + text.slice(end + 1)
    }
    return whole
  }
  return { hold: (text) => `${start}${held.push(text) - 1};`, insert }
}
