import { css } from '@forecourt/styled-system/css'

/** Anchor of the comparison-rate warning, to which every repayment of a page leads. Source: `D-97` */
export const COMPARISON_WARNING_ID = 'comparison-rate-warning'

const styles = {
  root: css({
    m: '0',
    maxW: '[72ch]',
    textStyle: 'bodySm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: '24',
  }),
}

export interface ComparisonWarningProps {
  /** The warning with its figures (`formatComparisonWarning`). */
  text: string
}

/** The comparison-rate warning, once on each page with a repayment and never in a part that folds (`D-97`). */
export function ComparisonWarning({ text }: ComparisonWarningProps) {
  return (
    <p id={COMPARISON_WARNING_ID} className={styles.root}>
      {text}
    </p>
  )
}
