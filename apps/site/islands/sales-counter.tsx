import { SalesCounter, type SalesCounterProps } from '@forecourt/feature-leads'
import type { SalesCounterSource } from '@forecourt/feature-leads/model'
import { defineIsland } from '@forecourt/islands'

/** Props of the counter, plain enough for JSON. */
export interface SalesCounterIslandProps extends Pick<SalesCounterProps, 'label' | 'value'> {
  source: SalesCounterSource
}

function SalesCounterIsland({
  source: _known,
  ...counter
}: SalesCounterIslandProps & Pick<SalesCounterProps, 'count'>) {
  return <SalesCounter {...counter} />
}

/** A number that is worked out anew. */
export const salesCounterIsland = defineIsland<
  SalesCounterIslandProps,
  Pick<SalesCounterProps, 'count'>
>({ name: 'sales-counter', component: SalesCounterIsland })
