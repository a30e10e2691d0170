import { Fragment } from 'react'
import type { FactGroup } from '../../model/index.ts'
import { vehicleDetailsStyles } from './vehicle-details.styles.ts'

export interface VehicleDetailsProps {
  /** The specification, grouped; groups without facts are not given. */
  groups: readonly FactGroup[]
}

/** The specification as grouped lists of label and value (VDP-052, VDP-053). */
export function VehicleDetails({ groups }: VehicleDetailsProps) {
  const classes = vehicleDetailsStyles()
  return (
    <div className={classes.root}>
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className={classes.title}>{group.title}</h3>
          <dl className={classes.list}>
            {group.facts.map((fact) => (
              <Fragment key={fact.label}>
                <dt className={classes.label}>{fact.label}</dt>
                <dd className={classes.value}>{fact.value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
