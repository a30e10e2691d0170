import { cx } from '@forecourt/styled-system/css'
import type { TrustLineIcon } from '@forecourt/tenant-config/model'
import { createMaskIconClass, type MaskIconName } from '@forecourt/ui/mask-icon'
import type { ReactNode } from 'react'
import { carPageStyles } from './car-page.styles.ts'

const drawings = {
  shield: 'shield',
  warranty: 'warranty',
  certified: 'certified',
  price: 'condition',
  document: 'document',
  workshop: 'service',
  return: 'refresh',
  clock: 'clock',
  person: 'person',
  delivery: 'directions',
} satisfies Record<TrustLineIcon, MaskIconName>

export interface TrustItemProps {
  /** Drawing before the words. Default a shield. */
  icon?: TrustLineIcon
  /** One short fact, true of this very car. */
  children: ReactNode
}

/** One fact in the list near the price that builds trust. */
export function TrustItem({ icon = 'shield', children }: TrustItemProps) {
  const classes = carPageStyles()
  return <li className={cx(classes.trustItem, createMaskIconClass(drawings[icon]))}>{children}</li>
}
