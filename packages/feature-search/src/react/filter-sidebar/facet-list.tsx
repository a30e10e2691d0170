import { Collapsible } from '@forecourt/ui/collapsible'
import { BodyIcon } from '@forecourt/ui/vehicle-placeholder'
import { bodyShape, type FacetValue, type ListGroup, type SearchState } from '../../model/index.ts'
import type { SearchContext } from '../search-page/search-link.ts'
import { FacetOption } from './facet-option.tsx'
import { filterStyles as styles } from './filter-sidebar.styles.ts'

export interface FacetListProps {
  context: SearchContext
  state: SearchState
  group: ListGroup
}

/** The values of a facet; the less frequent ones behind "Show more". */
export function FacetList({ group, ...rest }: FacetListProps) {
  return (
    <>
      <Options {...rest} group={group} values={group.values} />
      {group.rest.length > 0 && (
        <Collapsible>
          <Options {...rest} group={group} values={group.rest} />
        </Collapsible>
      )}
    </>
  )
}

function Options({
  context,
  state,
  group,
  values,
}: FacetListProps & { values: readonly FacetValue[] }) {
  return (
    <ul className={styles.list}>
      {values.map((value) => (
        <li key={value.value}>
          <FacetOption
            context={context}
            state={state}
            facet={group.key}
            value={value}
            icon={
              group.key === 'body' && (
                <BodyIcon
                  bodyShape={bodyShape(value.value)}
                  width={40}
                  className={styles.bodyIcon}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
