import { FINANCE_FORM_ID, FinanceExplainer, FinancePage } from '@forecourt/feature-finance'
import { findEnquireHref } from '@forecourt/feature-finance/model/calculation'
import { FINANCE_PATH } from '@forecourt/feature-finance/model/stock'
import { LimitedCarList } from '@forecourt/feature-search'
import { formatStockPath } from '@forecourt/feature-search/model'
import { opensForm } from '@forecourt/feature-vdp'
import { FINANCE_CALCULATOR_ID, findFinanceEntry } from '@forecourt/feature-vdp/model'
import { Island } from '@forecourt/islands/server'
import { formatCarPath } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import { type Site, stockTypeSlugs } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { enquiryIsland } from '../../islands/enquiry.tsx'
import { financeCalculatorIsland } from '../../islands/finance-calculator.tsx'
import { quickQuoteIsland } from '../../islands/quick-quote.tsx'
import { FinanceSmallPrint } from '../../layout/car-finance.tsx'
import { CarSummary } from '../../layout/car-summary.tsx'
import { pageCardSlots } from '../../layout/page-cards.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

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
  call: css({ display: 'grid', gap: '4', justifyItems: 'start' }),
  text: css({ textStyle: 'body', m: '0' }),
  print: css({
    display: 'grid',
    gap: '2',
    textStyle: 'bodySm',
    color: 'fg.muted',
    '& p': { m: '0' },
  }),
}

/** The form; or, where it opens over the page, the button that opens it (CFG-073). */
function FinanceForm({ data, site }: { data: Data; site: Site }) {
  if (!data.isGetFinance || site.finance.entry === 'page')
    return (
      <>
        {data.quote && (
          <div className={styles.quote}>
            <Island island={quickQuoteIsland} props={data.quote} starts="load" />
          </div>
        )}
        <Island island={enquiryIsland} props={data.enquiry} />
      </>
    )
  return (
    <div className={styles.call}>
      <p className={styles.text}>
        A few questions, no obligation, and no impact on your credit score.
      </p>
      <ButtonLink href={findFinanceEntry(site)} size="lg" {...opensForm}>
        Get Finance Now
      </ButtonLink>
    </div>
  )
}

function Calculator({ data }: { data: Data }) {
  const { calculator, car } = data
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
          action: FINANCE_PATH,
          enquireHref: findEnquireHref(car && formatCarPath(car), `#${FINANCE_FORM_ID}`),
          car: car && { id: car.id, dealershipId: car.dealership_id },
          ...(car && { parameters: { car_id: String(car.id) } }),
        }}
        starts="load"
      />
    </section>
  )
}

function FeaturedCars({ data, site }: { data: Data; site: Site }) {
  const { deps, now } = usePage()
  if (data.featured.length === 0) return null
  return (
    <LimitedCarList
      id="finance-cars"
      heading="Used cars ready to finance"
      cars={data.featured}
      site={site}
      nowMs={now.getTime()}
      slots={pageCardSlots(site, { deps, now })}
      more={{
        label: 'All used cars',
        href: formatStockPath(site, { stockType: stockTypeSlugs.used }),
      }}
    />
  )
}

/** Finance: the form, the car or how it works, the calculator, and what must be said of both. */
export function Page() {
  const { data, site } = usePage<Data>()
  const { car, title, notes } = data
  return (
    <PageFrame>
      <FinancePage
        title={title}
        text={
          car
            ? `Finance for the ${car.name}`
            : 'Tell us what you would like to finance; we come back with a personalised rate.'
        }
        form={<FinanceForm data={data} site={site} />}
        aside={car ? <CarSummary car={car} site={site} /> : <FinanceExplainer />}
      >
        <FeaturedCars data={data} site={site} />
        <Calculator data={data} />
        <section id="financeDisclaimer" aria-label="Finance disclaimer" className={styles.print}>
          <FinanceSmallPrint notes={notes} />
        </section>
      </FinancePage>
    </PageFrame>
  )
}
