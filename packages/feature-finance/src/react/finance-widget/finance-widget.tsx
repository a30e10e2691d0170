import { css } from '@forecourt/styled-system/css'
import { Link } from '@forecourt/ui/link'
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
  /** Where finance is asked for, in place of a repayment; null without such a page. */
  enquireHref: string | null
}

/** Finance beside the price of a vehicle: its repayment, or the way to ask. Source: `VDP-029` */
export function FinanceWidget({ claim, enquireHref }: FinanceWidgetProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>Finance</p>
      <FinanceEstimate claim={claim} />
      {!claim && enquireHref && (
        <Link href={enquireHref} variant="standalone">
          Ask our finance team
        </Link>
      )}
    </div>
  )
}
