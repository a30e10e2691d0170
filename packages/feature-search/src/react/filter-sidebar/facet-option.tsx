import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import type { ReactNode } from 'react'
import {
  type FacetValue,
  formatCount,
  type ListFacetKey,
  type SearchState,
  toggleFacet,
} from '../../model/index.ts'
import { type SearchContext, searchLink } from '../search-page/search-link.ts'
import { filterStyles as styles } from './filter-sidebar.styles.ts'

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
  const content = (
    <>
      <span aria-hidden="true" className={styles.box} />
      {icon}
      <span className={styles.optionLabel}>{value.label}</span>
      {/* Another number is another element: one that stayed would be seen to move. */}
      <span key={value.count} className={styles.count}>
        <VisuallyHidden>{value.isRefined ? ', chosen, ' : ', '}</VisuallyHidden>
        {formatCount(value.count)}
      </span>
    </>
  )
  if (value.count === 0 && !value.isRefined) {
    return (
      <span aria-disabled="true" className={styles.option}>
        {content}
      </span>
    )
  }
  const link = searchLink(context, toggleFacet(state, facet, value.value))
  return (
    <a {...link} aria-current={value.isRefined || undefined} className={styles.option}>
      {content}
    </a>
  )
}
