/** Who something is done for. Turns are shared out among sites, and within a site among its clients. */
export interface Claimant {
  /** Id of the site. */
  site: string
  /** Network of the visitor; '' for the server itself. */
  client: string
}

type Turns<T> = Map<string, Map<string, T[]>>

/** Things that wait, each site and each of its clients in turn. */
export interface FairTurns<T extends Claimant> {
  readonly count: number
  add(item: T): void
  /** Takes out the item whose turn it is. */
  take(): T | undefined
  /** Takes out one item wherever it stands. */
  remove(item: T): void
  /**
   * Takes out the latest item of whoever has most waiting, if that is more than the newcomer has, so that
   * one who asks for a lot makes room for one who asks for little.
   */
  makeRoomFor(newcomer: Claimant): T | undefined
  /** True when that would take one out. */
  canMakeRoomFor(newcomer: Claimant): boolean
  all(): T[]
}

const countOf = <T>(clients: ReadonlyMap<string, readonly T[]> | undefined) =>
  [...(clients?.values() ?? [])].reduce((count, items) => count + items.length, 0)

function findLargest<V>(map: ReadonlyMap<string, V>, sizeOf: (value: V) => number) {
  let found = { name: '', size: 0 }
  for (const [name, value] of map) {
    const size = sizeOf(value)
    if (size > found.size) found = { name, size }
  }
  return found
}

/** Moves an entry behind the others, or takes it out once it is empty. */
function rotate<V>(map: Map<string, V>, name: string, value: V, isEmpty: boolean): void {
  map.delete(name)
  if (!isEmpty) map.set(name, value)
}

/** Turns of nobody yet. */
export function createFairTurns<T extends Claimant>(): FairTurns<T> {
  const sites: Turns<T> = new Map()
  let count = 0

  function takeOut({ site, client }: Claimant, pick: (items: T[]) => T | undefined): T | undefined {
    const clients = sites.get(site)
    const items = clients?.get(client)
    if (!clients || !items) return undefined
    const item = pick(items)
    if (item) count -= 1
    if (items.length === 0) clients.delete(client)
    if (clients.size === 0) sites.delete(site)
    return item
  }

  /** Whoever has most waiting, if that is more than the newcomer has. */
  function findGreediest(newcomer: Claimant): Claimant | null {
    const largest = findLargest(sites, countOf)
    const clients = sites.get(largest.name)
    if (!clients) return null
    const isOwnSite = largest.name === newcomer.site
    if (!isOwnSite && largest.size <= countOf(sites.get(newcomer.site)) + 1) return null
    const greediest = findLargest(clients, (items) => items.length)
    const own = clients.get(newcomer.client)?.length ?? 0
    if (isOwnSite && greediest.size <= own + 1) return null
    return { site: largest.name, client: greediest.name }
  }

  return {
    get count() {
      return count
    },
    add(item) {
      const clients = sites.get(item.site) ?? new Map<string, T[]>()
      const items = clients.get(item.client) ?? []
      items.push(item)
      clients.set(item.client, items)
      sites.set(item.site, clients)
      count += 1
    },
    take() {
      const [site, clients] = sites.entries().next().value ?? []
      const [client, items] = clients?.entries().next().value ?? []
      if (site === undefined || client === undefined || !clients || !items) return undefined
      const item = items.shift()
      rotate(clients, client, items, items.length === 0)
      rotate(sites, site, clients, clients.size === 0)
      count -= 1
      return item
    },
    remove(item) {
      takeOut(item, (items) => {
        const place = items.indexOf(item)
        return place === -1 ? undefined : items.splice(place, 1)[0]
      })
    },
    makeRoomFor(newcomer) {
      const greediest = findGreediest(newcomer)
      return greediest ? takeOut(greediest, (items) => items.pop()) : undefined
    },
    canMakeRoomFor: (newcomer) => findGreediest(newcomer) !== null,
    all: () => [...sites.values()].flatMap((clients) => [...clients.values()].flat()),
  }
}
