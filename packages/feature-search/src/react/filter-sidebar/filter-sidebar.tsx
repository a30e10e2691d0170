import { AccordionItem } from '@forecourt/ui/accordion'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { type ReactNode, useState } from 'react'
import type { SearchState, SidebarGroupView } from '../../model/index.ts'
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
  /** Recent searches, offered below the empty keyword field. Default none. */
  history?: SearchHistoryView
}

/** Everything the results can be narrowed by. */
export function FilterSidebar({ context, state, groups, history }: FilterSidebarProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>Filters</h2>
      <KeywordFilter context={context} state={state} history={history} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterGroup key={'key' in group ? group.key : group.kind} group={group}>
            <GroupContent context={context} state={state} group={group} />
          </FilterGroup>
        ))}
      </div>
    </div>
  )
}

/* Whether a group is open is the visitor's choice after the first render. */
function FilterGroup({ group, children }: { group: SidebarGroupView; children: ReactNode }) {
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
