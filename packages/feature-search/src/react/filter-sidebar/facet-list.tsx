import { Collapsible } from '@forecourt/ui/collapsible'
import {
  type FacetValue,
  isGroupShown,
  type ListGroup,
  type SearchState,
  toggleShownGroup,
} from '../../model/index.ts'
import { FacetPicture } from '../popular-facets/facet-picture.tsx'
import { type SearchContext, searchHref } from '../search-page/search-link.ts'
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
      {group.hint && <p className={styles.hint}>{group.hint}</p>}
      <Options {...rest} group={group} values={group.values} />
      {group.rest.length > 0 && (
        <Collapsible
          href={searchHref(rest.context, toggleShownGroup(rest.state, group.key))}
          defaultOpen={isGroupShown(rest.state, group.key)}
        >
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
  if (values.length === 0) return null
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
                <FacetPicture kind="body" value={value.value} pictures={context.pictures} />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
