import { hydrateOnIntent, whenReached, whenUsed } from './hydrate-on-intent.ts'
import { canAffordPrefetch, prefetchIsland, runAtIdle, whenInView } from './prefetch-island.ts'

/** Module of an island's browser half: hydrates `container` and resolves when its tree answers events. */
export interface IslandModule {
  hydrate(container: HTMLElement, props: unknown): Promise<void>
}

/** Browser halves of islands by their paths, as `import.meta.glob` finds them. */
export type IslandModules = Readonly<Record<string, () => Promise<IslandModule>>>

/** The props that stand behind an island in the page. */
const readProps = ({ nextElementSibling }: HTMLElement): unknown =>
  JSON.parse(nextElementSibling?.textContent ?? '{}')

/** Islands of a page that start together, by their group: what starts each. */
type Groups = Map<string, (() => void)[]>

function joinGroup(island: HTMLElement, begin: () => void, groups: Groups): void {
  const { islandGroup } = island.dataset
  if (!islandGroup) return
  const begins = groups.get(islandGroup) ?? []
  groups.set(islandGroup, begins)
  begins.push(begin)
  whenReached(island, () => runAtIdle(() => begins.forEach((each) => each())))
}

/**
 * A browser that goes back from another page loads one entry anew; to the others that the code wrote it only
 * changes the address.
 */
function showHistory(island: HTMLElement): void {
  const findAddress = () => location.pathname + location.search
  const shown = findAddress()
  addEventListener('popstate', () => {
    if (island.dataset.hydrated === undefined && findAddress() !== shown) location.reload()
  })
}

function start(island: HTMLElement, load: () => Promise<IslandModule>, groups: Groups): void {
  const begin = hydrateOnIntent(island, async () => {
    prefetchIsland(island, 'high')
    const { hydrate } = await load()
    await hydrate(island, readProps(island))
  })
  joinGroup(island, begin, groups)
  const { islandHistory, islandStarts } = island.dataset
  if (islandHistory !== undefined) showHistory(island)
  if (islandStarts === 'load') return begin()
  if (islandStarts === 'use') whenUsed(() => runAtIdle(begin))
  if (islandStarts === 'view') whenInView(island, begin)
  if (canAffordPrefetch()) runAtIdle(() => prefetchIsland(island, 'low'))
}

/**
 * Wires every island inside `root` to its code, which is fetched while the browser idles and runs when a
 * visitor reaches for the island.
 * @param modules of files named `name.client.*`, such as `import.meta.glob('./islands/*.client.*')`
 */
export function startIslands(modules: IslandModules, root: ParentNode = document): void {
  const paths = Object.keys(modules)
  const groups: Groups = new Map()
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const path = paths.find((each) => each.includes(`/${island.dataset.island}.client.`))
    const load = path && modules[path]
    if (load) start(island, load, groups)
  }
}
