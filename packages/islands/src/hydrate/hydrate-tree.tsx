import { type ComponentType, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Ready({ onReady, children }: { onReady: () => void; children: React.ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Hydrates the tree the server rendered into `container`.
 * @returns resolves after the first commit, when the tree answers events
 */
export function hydrateTree<Props extends object>(
  container: HTMLElement,
  Root: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        container,
        <Ready onReady={resolve}>
          <Root {...props} />
        </Ready>,
        { identifierPrefix: container.dataset.island },
      )
    })
  })
}
