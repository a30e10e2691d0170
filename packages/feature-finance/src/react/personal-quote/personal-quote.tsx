import { css } from '@forecourt/styled-system/css'
import { Button } from '@forecourt/ui/button'
import { Select } from '@forecourt/ui/select'
import { type RepaymentClaim as Claim, ENQUIRE_FOR_FINANCE } from '../../model/index.ts'
import { creditHistories, type QuoteRequest, quoteTerm } from '../../model/quote/index.ts'
import { formatYears } from '../finance-calculator/dollar-format.ts'
import { RepaymentClaim } from '../repayment-claim/repayment-claim.tsx'

const styles = {
  root: css({
    display: 'grid',
    gap: '4',
    p: '5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    minW: '0',
  }),
  title: css({ textStyle: 'h4', m: '0' }),
  words: css({ textStyle: 'h4', m: '0' }),
  form: css({
    display: 'grid',
    gap: '3',
    m: '0',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    '& > button': { gridColumn: '1 / -1' },
  }),
}

const terms = Array.from(
  { length: quoteTerm.max - quoteTerm.min + 1 },
  (_, index) => quoteTerm.min + index,
)

export interface PersonalQuoteProps {
  /** Path of the page, which answers the form. */
  action: string
  /** Id of the vehicle. */
  carId: number
  /** Question the quote answers. */
  request: Pick<QuoteRequest, 'loanTerm' | 'selfAssessedCreditScore' | 'purchasePrice'>
  /** The lender's repayment; null shows 'Enquire for Finance'. */
  claim: Claim | null
}

/**
 * The quote of the person who is signed in for one vehicle, with the term and the credit history it is for.
 * The form is answered by the server.
 * Source: `SITE-030`, `D-56`
 */
export function PersonalQuote({ action, carId, request, claim }: PersonalQuoteProps) {
  const { loanTerm, selfAssessedCreditScore, purchasePrice } = request
  return (
    <section aria-labelledby="personal-quote" className={styles.root}>
      <h2 id="personal-quote" className={styles.title}>
        Your quote
      </h2>
      {claim ? (
        <RepaymentClaim claim={claim} />
      ) : (
        <p className={styles.words}>{ENQUIRE_FOR_FINANCE}</p>
      )}
      <form method="get" action={action} className={styles.form}>
        <input type="hidden" name="car_id" value={carId} />
        <input type="hidden" name="vehiclePriceBudget" value={purchasePrice} />
        <Select label="Quote over" name="loanTerm" defaultValue={loanTerm}>
          {terms.map((years) => (
            <option key={years} value={years}>
              {formatYears(years)}
            </option>
          ))}
        </Select>
        <Select
          label="Your credit history"
          name="selfAssessedCreditScore"
          defaultValue={selfAssessedCreditScore}
        >
          {creditHistories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="outline">
          Update quote
        </Button>
      </form>
    </section>
  )
}
