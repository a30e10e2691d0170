import { css } from '@forecourt/styled-system/css'
import { ComparisonWarning } from '../comparison-warning/comparison-warning.tsx'

const styles = {
  root: css({
    display: 'grid',
    gap: '2',
    maxW: '[72ch]',
    m: '0',
    textStyle: 'bodySm',
    color: 'fg.muted',
    scrollMarginTop: '24',
    '& p': { m: '0' },
  }),
}

/** Words about repayments, as `describeRepayments` of `./model/stock` gives them. */
export interface RepaymentNotesProps {
  /** Explains what the repayments are for, and as of when. */
  note: string
  /** The comparison-rate warning with its figures. */
  warning: string
  /** Name and licence of the credit provider. Default none. */
  creditProvider?: string | null
  /** The finance disclaimer of the site. Default none. */
  disclaimer?: string | null
  /** Fees of the brand. Default none. */
  fees?: string | null
}

/**
 * All that must be said of the repayments of a list, once on its page and never folded: what they are for,
 * the disclaimer, the comparison-rate warning and who lends (`D-47`, `D-97`).
 */
export function RepaymentNotes(words: RepaymentNotesProps) {
  const { note, disclaimer, warning, fees, creditProvider } = words
  return (
    <div id="financeDisclaimer" className={styles.root}>
      <p>{note}</p>
      {disclaimer && <p>{disclaimer}</p>}
      <ComparisonWarning text={warning} />
      {fees && <p>{fees}</p>}
      {creditProvider && <p>{creditProvider}</p>}
    </div>
  )
}
