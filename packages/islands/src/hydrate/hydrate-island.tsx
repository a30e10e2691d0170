import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from '../definition/define-island.ts'
import { readSelection, selectAgain } from '../fields/selection.ts'

interface ReadyProps {
  container: HTMLElement
  onReady: () => void
  children: ReactNode
}

function Ready({ container, onReady, children }: ReadyProps) {
  // React writes the text of a text area anew and its selection is gone: the next key would leave words it meant
  // to replace. This is read before the area is rendered, and told back before any key.
  const [selected] = useState(() => readSelection(container))
  useLayoutEffect(() => selectAgain(selected), [selected])
  useEffect(onReady, [onReady])
  return children
}

/** Tells of a text area that says something, which a visitor may be about to replace. */
const hasText = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('textarea')).some(({ value }) => value !== '')

const runAtOnce = (run: () => void) => run()

/** Hydrates the tree the server rendered into `container`; resolves once it answers events. */
function hydrateTree<Props extends object>(
  container: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    // React writes the text anew while it renders: a key between two parts of the work would be lost, or leave
    // words it meant to replace.
    const begin = hasText(container) ? runAtOnce : startTransition
    begin(() => {
      const tree = (
        <Ready container={container} onReady={resolve}>
          {createElement(component, props)}
        </Ready>
      )
      hydrateRoot(container, tree, { identifierPrefix: container.dataset.island })
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
