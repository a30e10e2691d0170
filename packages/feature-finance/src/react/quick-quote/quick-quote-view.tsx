import { SegmentedControl } from '@forecourt/ui/segmented-control'
import { TextField } from '@forecourt/ui/text-field'
import type { RepaymentClaim as Claim } from '../../model/index.ts'
import { type CreditHistory, creditHistories, quoteTerm } from '../../model/quote/index.ts'
import { RepaymentClaim } from '../repayment-claim/repayment-claim.tsx'
import { quickQuoteStyles as styles } from './quick-quote.styles.ts'

export interface QuickQuoteViewProps {
  /** Text in the field of the purchase price: digits while it is typed, with separators after. */
  price: string
  termYears: number
  creditHistory: CreditHistory
  /** The quote; null without one. */
  claim: Claim | null
  /** Where the quote is: not asked yet, under way, there, or failed. */
  status: 'idle' | 'loading' | 'shown' | 'none'
  onPrice?: (details: { text: string }) => void
  /** Called when the field of the price is left. */
  onPriceLeave?: () => void
  onTerm?: (details: { years: number }) => void
  onHistory?: (details: { history: CreditHistory }) => void
}

const words = {
  idle: 'Your weekly repayment shows here.',
  loading: 'Working out your repayment…',
  shown: '',
  none: 'Enquire for Finance',
} as const

const countDigitsBeforeCaret = ({ value, selectionStart }: HTMLInputElement) =>
  value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length

/** Price, term and credit history, and what a week costs. Source: `FIN-039` to `FIN-046` */
export function QuickQuoteView(props: QuickQuoteViewProps) {
  const { price, termYears, creditHistory, claim, status } = props
  const { onPrice, onPriceLeave, onTerm, onHistory } = props
  const years = `${termYears} ${termYears === 1 ? 'year' : 'years'}`
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>Quick quote</h2>
      <div className={styles.fields}>
        <TextField
          label="Purchase price"
          prefix="$"
          inputMode="numeric"
          autoComplete="off"
          value={price}
          readOnly={!onPrice}
          onChange={({ currentTarget }) => {
            const caret = countDigitsBeforeCaret(currentTarget)
            onPrice?.({ text: currentTarget.value })
            // All but digits goes, and with it the caret, which stays between the same two. A field that is changed
            // without being in it has none, and some browsers would enter it.
            if (document.activeElement === currentTarget)
              queueMicrotask(() => currentTarget.setSelectionRange(caret, caret))
          }}
          onBlur={onPriceLeave}
        />
        <label className={styles.term}>
          <span className={styles.label}>
            Loan term <span className={styles.years}>{years}</span>
          </span>
          <input
            type="range"
            className={styles.range}
            min={quoteTerm.min}
            max={quoteTerm.max}
            step={quoteTerm.step}
            value={termYears}
            aria-valuetext={years}
            readOnly={!onTerm}
            onChange={(event) => onTerm?.({ years: event.currentTarget.valueAsNumber })}
          />
        </label>
        <SegmentedControl
          label="Credit history"
          name="quickQuoteHistory"
          width="full"
          className={styles.history}
          options={creditHistories}
          value={creditHistory}
          onValueChange={
            onHistory && (({ value }) => onHistory({ history: value as CreditHistory }))
          }
        />
      </div>
      <output className={styles.answer} aria-busy={status === 'loading'}>
        {claim ? (
          <RepaymentClaim claim={claim} />
        ) : (
          <span className={styles.words}>{words[status]}</span>
        )}
      </output>
    </div>
  )
}
