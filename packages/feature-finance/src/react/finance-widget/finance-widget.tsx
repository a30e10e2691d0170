import { css } from '@forecourt/styled-system/css'
import { Link } from '@forecourt/ui/link'
import type { ReactNode } from 'react'
import type { RepaymentClaim } from '../../model/index.ts'
import { FinanceEstimate } from './finance-estimate.tsx'

const styles = {
  root: css({
    display: 'grid',
    gap: '1',
    p: '4',
    bg: 'surface.sunken',
    borderRadius: 'card',
    textStyle: 'bodySm',
    minW: '0',
  }),
  title: css({ textStyle: 'label', m: '0', color: 'fg.muted' }),
}

export interface FinanceWidgetProps {
  /** The estimate of the vehicle; null shows 'Enquire for Finance'. */
  claim: RepaymentClaim | null
  /** In its place, such as a `VehicleQuote`. Default the estimate. */
  quote?: ReactNode
  /** Where finance is asked for, in place of a repayment; null without such a page. */
  enquireHref: string | null
  /** Where who is signed in has a quote of their own. Default no such page. */
  personalHref?: string | null
}

/** Finance beside the price of a vehicle: its repayment, or the way to ask. Source: `VDP-029` */
export function FinanceWidget(props: FinanceWidgetProps) {
  const { claim, quote, enquireHref, personalHref } = props
  return (
    <div className={styles.root}>
      <p className={styles.title}>Finance</p>
      {quote ?? <FinanceEstimate claim={claim} />}
      {!claim && enquireHref && (
        <Link href={enquireHref} variant="standalone">
          Ask our finance team
        </Link>
      )}
      {personalHref && (
        <Link href={personalHref} variant="standalone">
          See your own quote
        </Link>
      )}
    </div>
  )
}
