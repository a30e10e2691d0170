'use client'

import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react'

/** A component with the way to fetch it beforehand. */
export interface LateComponent<TProps extends object> {
  /**
   * Fetches the code, once. After it the first render is whole: await it before `renderToString` and before
   * hydrating.
   * @throws what the import threw; the next call tries again
   */
  load(): Promise<ComponentType<TProps>>
  /** The component; until its code is there, its placeholder. */
  Late: (props: TProps) => ReactNode
}

/**
 * A component whose code only pages that show it fetch.
 * @param fetchComponent its import
 * @param placeholder stands in its place meanwhile; default nothing
 */
export function createLateComponent<TProps extends object>(
  fetchComponent: () => Promise<ComponentType<TProps>>,
  placeholder: ReactNode = null,
): LateComponent<TProps> {
  let known: ComponentType<TProps> | undefined
  let coming: Promise<ComponentType<TProps>> | undefined
  const load = () =>
    (coming ??= fetchComponent().then(
      (found) => (known = found),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    ))
  const Fetched = (props: TProps) => createElement(use(load()), props)
  function Late(props: TProps) {
    // Around what is known no boundary: React would hydrate what is in it later than the rest.
    if (known) return createElement(known, props)
    return (
      <Suspense fallback={placeholder}>
        <Fetched {...props} />
      </Suspense>
    )
  }
  return { load, Late }
}
