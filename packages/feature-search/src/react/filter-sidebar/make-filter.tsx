import { Collapsible } from '@forecourt/ui/collapsible'
import {
  type FacetValue,
  isGroupShown,
  type MakeGroup,
  type SearchState,
  toggleShownGroup,
} from '../../model/index.ts'
import { FacetPicture } from '../popular-facets/facet-picture.tsx'
import { type SearchContext, searchHref } from '../search-page/search-link.ts'
import { FacetOption } from './facet-option.tsx'
import { filterStyles as styles } from './filter-sidebar.styles.ts'

export interface MakeFilterProps {
  context: SearchContext
  state: SearchState
  group: MakeGroup
}

/** The makes, with the models of each chosen one beneath it. */
export function MakeFilter({ context, state, group }: MakeFilterProps) {
  const { title, makes, restTitle, rest } = group.list
  const [only] = makes
  const models = group.models[only?.value ?? ''] ?? []
  if (makes.length === 1 && rest.length === 0 && !only?.isRefined && models.length > 0) {
    return <ModelList {...{ context, state, models }} className={styles.list} />
  }
  return (
    <>
      {title && <p className={styles.groupTitle}>{title}</p>}
      <ul className={styles.list}>
        {makes.map((make) => (
          <li key={make.value}>
            <FacetOption
              context={context}
              state={state}
              facet="make"
              value={make}
              icon={<FacetPicture kind="make" value={make.value} pictures={context.pictures} />}
            />
            <ModelList {...{ context, state }} models={group.models[make.value] ?? []} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Collapsible
          moreLabel="Show all makes"
          lessLabel="Show fewer makes"
          href={searchHref(context, toggleShownGroup(state, 'make'))}
          defaultOpen={isGroupShown(state, 'make')}
        >
          {restTitle && <p className={styles.groupTitle}>{restTitle}</p>}
          <ul className={styles.list}>
            {rest.map((make) => (
              <li key={make.value}>
                <FacetOption context={context} state={state} facet="make" value={make} />
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </>
  )
}

interface ModelListProps {
  context: SearchContext
  state: SearchState
  models: readonly FacetValue[]
  className?: string
}

function ModelList({ context, state, models, className = styles.subList }: ModelListProps) {
  if (models.length === 0) return null
  return (
    <ul className={className}>
      {models.map((model) => (
        <li key={model.value}>
          <FacetOption context={context} state={state} facet="make_model" value={model} />
        </li>
      ))}
    </ul>
  )
}
