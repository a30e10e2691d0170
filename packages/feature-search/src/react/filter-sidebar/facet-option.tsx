import { OptionLink } from '@forecourt/ui/option-link'
import type { ReactNode } from 'react'
import {
  type FacetValue,
  formatCount,
  type ListFacetKey,
  type SearchState,
  toggleFacet,
} from '../../model/index.ts'
import { type SearchContext, searchLink, useNewest } from '../search-page/search-link.ts'

export interface FacetOptionProps {
  context: SearchContext
  state: SearchState
  facet: ListFacetKey
  value: FacetValue
  /** Picture between box and label. Default none. */
  icon?: ReactNode
}

/**
 * One value of a facet: a link that adds it to the search or takes it away. One that would find nothing
 * keeps its place and cannot be pressed.
 */
export function FacetOption({ context, state, facet, value, icon }: FacetOptionProps) {
  const { label, count, isRefined } = value
  const shared = { label, count: formatCount(count), icon }
  const isChosen = useNewest(context, state, ({ facets }) =>
    (facets[facet] ?? []).includes(value.value),
  )
  if (count === 0 && !isRefined && !isChosen) return <OptionLink {...shared} disabled />
  const link = searchLink(context, state, (from) => toggleFacet(from, facet, value.value))
  return <OptionLink {...link} {...shared} chosen={isChosen} />
}
