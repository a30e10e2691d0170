import leven from 'leven'

/** Letters of a word before it can be taken for another. */
const fewestLetters = 4

/** Letters of the longest word and words of a query that are compared: no more than somebody types by mistake. */
const longest = { word: 20, query: 6 }

/** Share of its letters in which a word may differ from the name that is meant: two of five, three of eight. */
const differentShare = 0.4

/**
 * Words with the nearest make or model in place of each that begins none.
 * @param names makes and models there are, those of most vehicles first
 * @returns null where nothing is near
 * Source: `PLUS-074`
 */
export function suggestQuery(query: string, names: readonly string[]): string | null {
  const known = new Map(
    names.flatMap((name) => name.split(' ')).map((word) => [word.toLowerCase(), word]),
  )
  const words = query.split(' ').filter(Boolean)
  if (words.length > longest.query) return null
  const meant = words.map((word) => findMeant(word.toLowerCase(), known) ?? word)
  return meant.every((word, index) => word === words[index]) ? null : meant.join(' ')
}

function findMeant(word: string, known: ReadonlyMap<string, string>): string | null {
  // A CX-9 is no CX-5.
  if (word.length < fewestLetters || word.length > longest.word || /\d/.test(word)) return null
  const names = [...known.keys()]
  if (names.some((name) => name.startsWith(word))) return null
  const maxDistance = Math.floor(word.length * differentShare)
  const distances = names.map((name) => leven(word, name, { maxDistance: maxDistance + 1 }))
  const least = Math.min(...distances)
  if (least > maxDistance) return null
  return known.get(names[distances.indexOf(least)] ?? '') ?? null
}
