import { type ComponentType, createElement, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from '../definition/define-island.ts'

function Ready({ onReady, children }: { onReady: () => void; children: React.ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** Hydrates the tree the server rendered into `container`; resolves once it answers events. */
function hydrateTree<Props extends object>(
  container: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(container, <Ready onReady={resolve}>{createElement(component, props)}</Ready>, {
        identifierPrefix: container.dataset.island,
      })
    })
  })
}

/**
 * The browser half of an island, which its `.client` file exports as `hydrate`.
 * @param localProps what only the browser can give: a value, or made from the props of the page and the HTML
 *   of the island. Default none
 */
export function hydrateIsland<Props extends object, LocalProps extends object>(
  { component }: IslandDefinition<Props, LocalProps>,
  localProps?:
    | Partial<LocalProps>
    | ((
        props: Props,
        container: HTMLElement,
      ) => Partial<LocalProps> | Promise<Partial<LocalProps>>),
): (container: HTMLElement, props: unknown) => Promise<void> {
  return async (container, json) => {
    const props = json as Props
    const local = typeof localProps === 'function' ? await localProps(props, container) : localProps
    await hydrateTree<Props & Partial<LocalProps>>(container, component, {
      ...props,
      ...local,
    } as Props & Partial<LocalProps>)
  }
}
