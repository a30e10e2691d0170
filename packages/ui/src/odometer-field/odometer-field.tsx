'use client'

import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/index.ts'

export interface OdometerFieldProps
  extends Omit<NumberFieldProps, 'label' | 'prefix' | 'suffix' | 'grouping'> {
  /** Label above the field. Default "Odometer". */
  label?: ReactNode
  /** Smallest distance. Default 0. */
  min?: number
  /** Data an arrow key adds or takes away. Default 1000. */
  step?: number
}

/** A distance as a dashboard shows it: whole kilometres, thousands separators, the suffix " kms". */
export function OdometerField({
  label = 'Odometer',
  min = 0,
  step = 1000,
  ...rest
}: OdometerFieldProps) {
  return <NumberField {...rest} label={label} min={min} step={step} suffix=" kms" />
}
