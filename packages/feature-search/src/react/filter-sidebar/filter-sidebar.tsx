import { AccordionItem } from '@forecourt/ui/accordion'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { type ReactNode, useState } from 'react'
import type { NearView, SearchState, SidebarGroupView } from '../../model/index.ts'
import { NearFilter } from '../near-filter/near-filter.tsx'
import type { SearchHistoryView } from '../search-history/use-search-history.ts'
import type { SearchContext } from '../search-page/search-link.ts'
import { FacetList } from './facet-list.tsx'
import { filterStyles as styles } from './filter-sidebar.styles.ts'
import { KeywordFilter } from './keyword-filter.tsx'
import { MakeFilter } from './make-filter.tsx'
import { RangeFilter } from './range-filter.tsx'

export interface FilterSidebarProps {
  context: SearchContext
  state: SearchState
  /** The groups from top to bottom. */
  groups: readonly SidebarGroupView[]
  /** The place that was typed. Default: no search can be made around a place. */
  near?: NearView
  /** Recent searches, offered below the empty keyword field. Default none. */
  history?: SearchHistoryView
}

/** Everything the results can be narrowed by. */
export function FilterSidebar({ context, state, groups, near, history }: FilterSidebarProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>Filters</h2>
      <KeywordFilter context={context} state={state} history={history} />
      <div className={styles.groups}>
        {near && (
          <FilterGroup
            group={{
              label: 'Near me',
              isOpen: state.near !== null || near.problem !== undefined,
              chosen: state.near === null ? 0 : 1,
            }}
          >
            <NearFilter context={context} state={state} near={near} />
          </FilterGroup>
        )}
        {groups.map((group) => (
          <FilterGroup key={'key' in group ? group.key : group.kind} group={group}>
            <GroupContent context={context} state={state} group={group} />
          </FilterGroup>
        ))}
      </div>
    </div>
  )
}

interface FilterGroupProps {
  group: Pick<SidebarGroupView, 'label' | 'isOpen' | 'chosen'>
  children: ReactNode
}

/* Whether a group is open is the visitor's choice after the first render. */
function FilterGroup({ group, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(group.isOpen)
  return (
    <AccordionItem
      title={group.label}
      size="sm"
      headingLevel={3}
      defaultOpen={isOpenAtFirst}
      trailing={
        group.chosen > 0 && (
          <span className={styles.chosen}>
            {group.chosen}
            <VisuallyHidden> chosen</VisuallyHidden>
          </span>
        )
      }
    >
      {children}
    </AccordionItem>
  )
}

function GroupContent({
  group,
  ...rest
}: Pick<FilterSidebarProps, 'context' | 'state'> & { group: SidebarGroupView }) {
  if (group.kind === 'make') return <MakeFilter {...rest} group={group} />
  if (group.kind === 'range') return <RangeFilter {...rest} group={group} />
  return <FacetList {...rest} group={group} />
}
