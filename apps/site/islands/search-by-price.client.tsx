import { hydrateTree } from '@forecourt/islands/hydrate'
import { PriceRangeIsland, type PriceRangeIslandProps } from './search-by-price.tsx'

const Root = (props: PriceRangeIslandProps) => (
  <PriceRangeIsland {...props} onSearch={({ href }) => location.assign(href)} />
)

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, Root, props as PriceRangeIslandProps)
