import { ButtonLink } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import type { Calculation } from '../../model/calculation/index.ts'
import { formatDollars } from '../../model/estimate/index.ts'
import { RepaymentClaim } from '../repayment-claim/repayment-claim.tsx'
import { formatWholeDollars } from './dollar-format.ts'
import { calculatorStyles } from './finance-calculator.styles.ts'

export interface CalculationResultProps {
  calculation: Calculation
  /** Address 'Enquire Now' leads to (`FIN-078`). */
  enquireHref: string
  /** Address that shows the same calculation. Default no link. */
  shareHref?: string
  /** Where the finance disclaimer is. Default `#financeDisclaimer`. */
  disclaimerHref?: string
}

function Facts({ calculation }: Pick<CalculationResultProps, 'calculation'>) {
  const classes = calculatorStyles()
  const { principalDollars, feesDollars, interestDollars, residualDollars } = calculation
  const { totalDollars } = calculation
  const facts = [
    [
      feesDollars > 0
        ? `Amount financed, establishment fee of ${formatDollars(feesDollars)} included`
        : 'Amount financed',
      principalDollars,
    ],
    ['Interest', interestDollars],
    ['Residual at the end', residualDollars || null],
    ['Total to pay', totalDollars],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([label, dollars]) =>
          dollars !== null && (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{formatWholeDollars(dollars)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The one number a calculator changes, with what it rests on, or 'Enquire for Finance'. */
export function CalculationResult(props: CalculationResultProps) {
  const { calculation, enquireHref, shareHref, disclaimerHref } = props
  const classes = calculatorStyles()
  const { claim, enquireText } = calculation
  return (
    <div className={classes.result}>
      <output>
        {claim ? (
          <RepaymentClaim claim={claim} size="lg" disclaimerHref={disclaimerHref} />
        ) : (
          <strong className={classes.lead}>{enquireText}</strong>
        )}
      </output>
      {claim && <Facts calculation={calculation} />}
      <ButtonLink href={enquireHref} variant="outline">
        Enquire Now
      </ButtonLink>
      <p className={classes.note}>
        {claim
          ? 'An estimate from what you put in, not an offer of credit. Fees and charges of the credit provider may apply; your rate depends on its criteria.'
          : 'Our finance team works out a repayment with you.'}
      </p>
      {claim && shareHref && (
        <p className={classes.share}>
          <Link href={shareHref}>Link to this calculation</Link>
        </p>
      )}
    </div>
  )
}
