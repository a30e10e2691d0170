/** Takes the HTML of islands out of a page while a framework works on it. */
export interface IslandSlots {
  /** Keeps text of the page; returns what stands in the page for it until then. */
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
  return {
    hold: (text) => `${start}${held.push(text) - 1};`,
    insert(page) {
      // Joined once, since every copy of a long page costs as much as a part of rendering it.
      const [before = '', ...rest] = page.split(start)
      const pieces = rest.flatMap((text) => {
        const end = text.indexOf(';')
        return [held[Number(text.slice(0, end))] ?? '', text.slice(end + 1)]
      })
      return [before, ...pieces].join('')
    },
  }
}
