import { css, cx } from '@forecourt/styled-system/css'
import { describeRepayment } from '../../model/estimate/index.ts'
import type { RepaymentClaim as Claim } from '../../model/index.ts'

const styles = {
  root: css({
    m: '0',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  }),
  payment: css({
    textStyle: 'bodySm',
    fontWeight: 'semibold',
    color: 'fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  }),
}

export interface RepaymentLineProps {
  /** The right to show the repayment (`createRepaymentClaim`). */
  claim: Claim
  /** Where `RepaymentNotes` are: on the same page. Default `#financeDisclaimer`. */
  notesHref?: string
  /** Further class names. Default none. */
  className?: string
}

/**
 * A repayment with both of its rates on a card of a list, in two elements, for a list has dozens. Amount,
 * date and warning stand in the `RepaymentNotes` of the page, to which its star leads (`D-47`, `D-97`).
 */
export function RepaymentLine({
  claim,
  notesHref = '#financeDisclaimer',
  className,
}: RepaymentLineProps) {
  const { payment, terms } = describeRepayment(claim)
  return (
    <p className={cx(styles.root, className)}>
      <a href={notesHref} className={styles.payment}>
        {payment}
      </a>
      {` ${terms}`}
    </p>
  )
}
