import { css } from '@forecourt/styled-system/css'
import { foldDisclaimer } from '../../model/estimate/index.ts'

const styles = {
  root: css({
    '&:not(:has(> details[open])) [data-rest]': { display: 'none' },
    '&:has(> details[open]) [data-until-open]': { display: 'none' },
  }),
  text: css({ m: '0', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: '[72ch]' }),
  summary: css({
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'control.md',
    color: 'link',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    textUnderlineOffset: '4px',
    _hover: { color: 'link.hover', textDecoration: 'underline' },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  more: css({ 'details[open] > summary > &': { display: 'none' } }),
  less: css({ 'details:not([open]) > summary > &': { display: 'none' } }),
}

export interface FinanceDisclaimerProps {
  /** The text; of one above 197 characters the rest is folded. */
  text: string
}

/** Disclaimer of all repayments of a page. Source: `FIN-080`, `FIN-081` */
export function FinanceDisclaimer({ text }: FinanceDisclaimerProps) {
  const { start, rest } = foldDisclaimer(text)
  if (!rest) return <p className={styles.text}>{start}</p>
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {start}
        <span data-until-open="">…</span>
        <span data-rest="">{rest}</span>
      </p>
      <details>
        <summary className={styles.summary}>
          <span className={styles.more}>Show more</span>
          <span className={styles.less}>Show less</span>
        </summary>
      </details>
    </div>
  )
}
