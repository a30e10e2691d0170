import { hydrateOnIntent } from './hydrate-on-intent.ts'
import { whenIdle, whenInView } from './prefetch-island.ts'

/** Module of an island: hydrates `container` and resolves when its tree answers events. */
export interface IslandModule {
  hydrate(container: HTMLElement, props: unknown): Promise<void>
}

/** Islands a page may hold, each with the import that brings its code. */
export type Islands = Readonly<Record<string, () => Promise<IslandModule>>>

function islandsOf(islands: Islands, root: ParentNode = document) {
  return [...root.querySelectorAll<HTMLElement>('[data-island]')].flatMap((container) => {
    const name = container.dataset.island ?? ''
    const load = islands[name]
    return load ? [{ container, name, load }] : []
  })
}

function propsOf(name: string): unknown {
  return JSON.parse(document.querySelector(`[data-island-props="${name}"]`)?.textContent ?? '{}')
}

/** Wires every island inside `root` to its code. */
export function startIslands(islands: Islands, root: ParentNode = document): void {
  for (const { container, name, load } of islandsOf(islands, root)) {
    const begin = hydrateOnIntent(container, async (island) =>
      (await load()).hydrate(island, propsOf(name)),
    )
    whenIdle(container)
    if (container.dataset.wakesInView) whenInView(container, begin)
  }
}

/** For pages that are nothing without their script: hydrates every island now. */
export function startAtOnce(islands: Islands): void {
  for (const { container, name, load } of islandsOf(islands)) {
    void load().then((module) => module.hydrate(container, propsOf(name)))
  }
}
