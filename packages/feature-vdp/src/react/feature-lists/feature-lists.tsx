import { type FeatureList, VISIBLE_FEATURES } from '../../model/index.ts'
import { Expandable } from '../expandable/expandable.tsx'
import { featureListsStyles } from './feature-lists.styles.ts'

export interface FeatureListsProps {
  /** Equipment by category. */
  lists: readonly FeatureList[]
}

function Features({ list }: { list: FeatureList }) {
  const classes = featureListsStyles()
  const items = (
    <ul className={classes.list}>
      {list.features.map((feature, index) => (
        <li
          key={feature}
          className={classes.item}
          data-rest={index < VISIBLE_FEATURES ? undefined : ''}
        >
          {feature}
        </li>
      ))}
    </ul>
  )
  if (list.features.length <= VISIBLE_FEATURES) return items
  return (
    <Expandable moreLabel="Show All" lessLabel="Hide">
      {items}
    </Expandable>
  )
}

/** Equipment by category: eight, then Show All (VDP-054, VDP-055). */
export function FeatureLists({ lists }: FeatureListsProps) {
  const classes = featureListsStyles()
  return (
    <div className={classes.root}>
      {lists.map((list) => (
        <div key={list.title}>
          {lists.length > 1 && <h3 className={classes.title}>{list.title}</h3>}
          <Features list={list} />
        </div>
      ))}
    </div>
  )
}
