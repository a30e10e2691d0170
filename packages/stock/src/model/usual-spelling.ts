/** Names of a car that visitors choose from lists. */
export interface ListedNames {
  make: string
  model: string
  badge: string | null
  colour: string | null
}

/** Names, and how many cars of a stock have them in this spelling. */
export interface CountedNames extends ListedNames {
  cars: number
}

/** Names as they are written, and as they are to be written. */
export interface Respelling {
  written: ListedNames
  usual: ListedNames
}

type Spellings = Map<string, Map<string, number>>

/**
 * Names of a stock that differ from more usual ones in case only, "COROLLA" beside "Corolla": a filter would have
 * two values for one. Models and badges are compared within their make. Of two that are as usual the one that is
 * not all in capitals counts.
 * Source: `D-103`
 */
export function findRespellings(stock: readonly CountedNames[]): Respelling[] {
  const spellings: Spellings = new Map()
  for (const { cars, ...names } of stock)
    for (const [key, name] of listKeys(names)) count(spellings, key, name, cars)
  const usual = new Map([...spellings].map(([key, ways]) => [key, pickUsual(ways)]))
  return stock.flatMap((counted) => {
    const { cars: _, ...written } = counted
    const changed = listKeys(written).flatMap(([key, name, part]) => {
      const better = usual.get(key)
      return better === undefined || better === name ? [] : [[part, better] as const]
    })
    const respelt = { ...written, ...Object.fromEntries(changed) }
    return changed.length === 0 ? [] : [{ written, usual: respelt }]
  })
}

const fold = (name: string) => name.toLowerCase()

/** Each name with its part, and a key it shares with those that differ in case only. */
function listKeys({ make, model, badge, colour }: ListedNames) {
  const within = fold(make)
  const all: [key: string, name: string | null, part: keyof ListedNames][] = [
    [`make\n${within}`, make, 'make'],
    [`model\n${within}\n${fold(model)}`, model, 'model'],
    [`badge\n${within}\n${fold(badge ?? '')}`, badge, 'badge'],
    [`colour\n${fold(colour ?? '')}`, colour, 'colour'],
  ]
  return all.filter((one): one is [string, string, keyof ListedNames] => one[1] !== null)
}

function count(spellings: Spellings, key: string, name: string, cars: number): void {
  const ways = spellings.get(key) ?? new Map<string, number>()
  spellings.set(key, ways.set(name, (ways.get(name) ?? 0) + cars))
}

const isShouted = (name: string) => name === name.toUpperCase()

function pickUsual(ways: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...ways].toSorted(
    ([one, cars], [other, others]) =>
      others - cars || Number(isShouted(one)) - Number(isShouted(other)) || (one < other ? -1 : 1),
  )
  return first?.[0]
}
