import {
  type FacetValue,
  formatCount,
  type PopularFacets as PopularFacetValues,
  removeMake,
  type SearchState,
  withFacet,
} from '../../model/index.ts'
import { type SearchContext, searchLink, useNewest } from '../search-page/search-link.ts'
import { FacetPicture } from './facet-picture.tsx'
import { popularStyles as styles } from './popular-facets.styles.ts'

export interface PopularFacetsProps {
  /** Site, day and catalogue the search is made with. */
  context: SearchContext
  /** Search the links add to. */
  state: SearchState
  /** Bodies and makes to show, as `listPopularFacets` gives them. */
  popular: PopularFacetValues
}

/**
 * Quick ways into the stock: the most common bodies with their pictures and the popular makes with
 * their logos, each with its count. A press searches for that one; another takes it away.
 */
export function PopularFacets({ popular, ...rest }: PopularFacetsProps) {
  const { bodies, makes } = popular
  if (bodies.length + makes.length === 0) return null
  return (
    <nav aria-label="Popular searches" className={styles.frame}>
      <div className={styles.root}>
        <TileList {...rest} kind="body" name="Body types" values={bodies} />
        <TileList {...rest} kind="make" name="Popular makes" values={makes} />
      </div>
    </nav>
  )
}

interface TilesProps {
  context: SearchContext
  state: SearchState
  kind: 'body' | 'make'
}

function TileList({
  name,
  values,
  ...rest
}: TilesProps & { name: string; values: readonly FacetValue[] }) {
  if (values.length === 0) return null
  return (
    <ul aria-label={name} className={rest.kind === 'body' ? styles.bodies : styles.makes}>
      {values.map((value) => (
        <li key={value.value} className={styles.item}>
          <Tile {...rest} value={value} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ context, state, kind, value }: TilesProps & { value: FacetValue }) {
  const isBody = kind === 'body'
  const isChosen = useNewest(context, state, (newest) => isIn(newest, kind, value))
  const className = isBody ? styles.body : styles.make
  const content = (
    <>
      <FacetPicture
        kind={kind}
        value={value.value}
        pictures={context.pictures}
        size={isBody ? 'tile' : 'line'}
      />
      <span className={isBody ? styles.words : styles.makeWords}>
        {value.label}
        {/* Another number is another element: one that stayed would be seen to move. */}
        <span key={value.count} className={styles.count} data-said={isChosen ? ', chosen, ' : ', '}>
          {formatCount(value.count)}
        </span>
      </span>
    </>
  )
  if (value.count === 0 && !value.isRefined && !isChosen) {
    return (
      <span aria-disabled="true" className={className}>
        {content}
      </span>
    )
  }
  const link = searchLink(context, state, (from) => onlyThis(from, kind, value))
  return (
    <a {...link} aria-current={isChosen || undefined} className={className}>
      {content}
    </a>
  )
}

const isIn = ({ facets }: SearchState, kind: 'body' | 'make', { value }: FacetValue) =>
  facets[kind]?.includes(value) ?? false

/* One body, or one make without the models of others. */
function onlyThis(state: SearchState, kind: 'body' | 'make', value: FacetValue): SearchState {
  const chosen = isIn(state, kind, value) ? [] : [value.value]
  return kind === 'make'
    ? withFacet(removeMake(state), 'make', chosen)
    : withFacet(state, kind, chosen)
}
