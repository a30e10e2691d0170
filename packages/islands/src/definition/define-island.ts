import type { ComponentType } from 'react'

/** A part of a page that React takes over when a visitor reaches for it. */
export interface IslandDefinition<Props extends object, LocalProps extends object = object> {
  /** Name of its files, `name.tsx` and `name.client.tsx`; also begins the ids inside. */
  name: string
  /** The part itself; it must render without the props that stay on one side. */
  component: ComponentType<Props & Partial<LocalProps>>
}

/**
 * An island, typed once for its server and its browser half.
 * @typeParam Props travel in the page as JSON, so that the browser renders exactly what the server did
 * @typeParam LocalProps stay on the side that gives them: functions, clients, stores. Default none
 */
export function defineIsland<Props extends object, LocalProps extends object = object>(
  definition: IslandDefinition<Props, LocalProps>,
): IslandDefinition<Props, LocalProps> {
  return definition
}
