'use client'

import { css } from '@forecourt/styled-system/css'
import { CountAnimation } from '@forecourt/ui/count-animation'
import { type SalesCounterOptions, useSalesCounter } from './use-sales-counter.ts'

const styles = {
  root: css({
    display: 'grid',
    gap: '1',
    justifyItems: 'center',
    textAlign: 'center',
    bg: 'surface.tinted',
    color: 'fg.onTinted',
    borderRadius: 'card',
    px: '5',
    py: { base: '6', lg: '8' },
    m: '0',
  }),
  value: css({ textStyle: 'display', fontVariantNumeric: 'tabular-nums' }),
  label: css({ textStyle: 'lead', color: 'fg.onTintedMuted' }),
}

export interface SalesCounterViewProps {
  /** Thing that is counted, "Sales this Month". */
  label: string
  /** The number; another one is counted to from the one shown. */
  value: number
}

/** A number with what it counts. */
export function SalesCounterView({ label, value }: SalesCounterViewProps) {
  return (
    <p className={styles.root}>
      <span className={styles.value} data-sales-counter={value}>
        <CountAnimation value={value} />
      </span>
      <span className={styles.label}>{label}</span>
    </p>
  )
}

/** How the number is asked for, and the words beside it. */
export type SalesCounterProps = SalesCounterOptions & Pick<SalesCounterViewProps, 'label'>

/**
 * The counter 'Sales this Month', a block for any page: worked out anew every 150 s, and counted from the
 * previous value to the new one.
 * Source: `SITE-065`, `SITE-073`, `SITE-074`, `D-107`
 */
export function SalesCounter({ label, ...options }: SalesCounterProps) {
  return <SalesCounterView label={label} value={useSalesCounter(options)} />
}
