import { FINANCE_FORM_ID } from '@forecourt/feature-finance'
import { findEnquireHref } from '@forecourt/feature-finance/model/calculation'
import { FINANCE_CALCULATOR_ID } from '@forecourt/feature-vdp/model'
import { Island } from '@forecourt/islands/server'
import { formatCarPath } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import { enquiryIsland } from '../islands/enquiry.tsx'
import { financeCalculatorIsland } from '../islands/finance-calculator.tsx'
import { quickQuoteIsland } from '../islands/quick-quote.tsx'
import { FinanceSmallPrint } from './car-finance.tsx'
import type { FinanceData } from './load-finance.ts'

/** Quote, form and calculator show the same amount and term (`PLUS-112`). */
const GROUP = 'finance'

const styles = {
  section: css({ scrollMarginTop: '24', minW: '0' }),
  heading: css({ textStyle: 'h2', m: '0', mb: '5' }),
  // Without script the lender cannot be asked.
  quote: css({
    mb: '6',
    pb: '6',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _noscript: { display: 'none' },
  }),
  print: css({
    display: 'grid',
    gap: '2',
    textStyle: 'bodySm',
    color: 'fg.muted',
    '& p': { m: '0' },
  }),
}

/** The finance form, below the quick quote of its lender. */
export function FinanceForm({ data }: { data: FinanceData }) {
  return (
    <>
      {data.quote && (
        <div className={styles.quote}>
          <Island island={quickQuoteIsland} props={data.quote} starts="use" group={GROUP} />
        </div>
      )}
      <Island island={enquiryIsland} props={data.enquiry} group={GROUP} />
    </>
  )
}

/** The calculator of a finance page; nothing while no rates count. */
export function FinanceCalculatorSection({ data }: { data: FinanceData }) {
  const { path, calculator, car } = data
  if (!calculator) return null
  return (
    <section
      id={FINANCE_CALCULATOR_ID}
      aria-labelledby="calculator-title"
      className={styles.section}
    >
      <h2 id="calculator-title" className={styles.heading}>
        Finance calculator
      </h2>
      <Island
        island={financeCalculatorIsland}
        props={{
          setup: calculator.setup,
          start: calculator.start,
          action: path,
          enquireHref: findEnquireHref(car && formatCarPath(car), `#${FINANCE_FORM_ID}`),
          car: car && { id: car.id, dealershipId: car.dealership_id },
          ...(car && { parameters: { car_id: String(car.id) } }),
        }}
        group={GROUP}
      />
    </section>
  )
}

/** All that must be said on a page about finance. */
export function FinanceDisclaimerSection({ data }: { data: FinanceData }) {
  return (
    <section id="financeDisclaimer" aria-label="Finance disclaimer" className={styles.print}>
      <FinanceSmallPrint notes={data.notes} />
    </section>
  )
}
