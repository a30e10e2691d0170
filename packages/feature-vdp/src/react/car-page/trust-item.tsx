import type { TrustLineIcon } from '@forecourt/tenant-config/model'
import {
  CertifiedIcon,
  ClockIcon,
  DirectionsIcon,
  DocumentIcon,
  PersonIcon,
  RefreshIcon,
  ServiceIcon,
  ShieldIcon,
  TagIcon,
  WarrantyIcon,
} from '@forecourt/ui/icon'
import type { ReactNode } from 'react'
import { carPageStyles } from './car-page.styles.ts'

const drawings = {
  shield: ShieldIcon,
  warranty: WarrantyIcon,
  certified: CertifiedIcon,
  price: TagIcon,
  document: DocumentIcon,
  workshop: ServiceIcon,
  return: RefreshIcon,
  clock: ClockIcon,
  person: PersonIcon,
  delivery: DirectionsIcon,
} satisfies Record<TrustLineIcon, unknown>

export interface TrustItemProps {
  /** Drawing before the words. Default a shield. */
  icon?: TrustLineIcon
  /** One short fact, true of this very car. */
  children: ReactNode
}

/** One fact in the list near the price that builds trust. */
export function TrustItem({ icon = 'shield', children }: TrustItemProps) {
  const classes = carPageStyles()
  const Icon = drawings[icon]
  return (
    <li className={classes.trustItem}>
      <Icon aria-hidden="true" />
      {children}
    </li>
  )
}
