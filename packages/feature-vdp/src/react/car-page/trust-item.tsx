import { ShieldIcon } from '@forecourt/ui/icon'
import type { ReactNode } from 'react'
import { carPageStyles } from './car-page.styles.ts'

export interface TrustItemProps {
  /** One short fact. */
  children: ReactNode
}

/** One fact in the list near the price that builds trust. */
export function TrustItem({ children }: TrustItemProps) {
  const classes = carPageStyles()
  return (
    <li className={classes.trustItem}>
      <ShieldIcon aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
