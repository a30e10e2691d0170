import { FinanceExplainer, FinancePage } from '@forecourt/feature-finance'
import { LimitedCarList } from '@forecourt/feature-search'
import { formatStockPath } from '@forecourt/feature-search/model'
import { opensForm } from '@forecourt/feature-vdp'
import { findFinanceEntry } from '@forecourt/feature-vdp/model'
import { css } from '@forecourt/styled-system/css'
import { type Site, stockTypeSlugs } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import { CarSummary } from '../../layout/car-summary.tsx'
import {
  FinanceCalculatorSection,
  FinanceDisclaimerSection,
  FinanceForm,
} from '../../layout/finance-sections.tsx'
import { OwnTradeIn } from '../../layout/own-trade-in.tsx'
import { pageCardSlots } from '../../layout/page-cards.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

const styles = {
  call: css({ display: 'grid', gap: '4', justifyItems: 'start' }),
  text: css({ textStyle: 'body', m: '0' }),
  other: css({ textStyle: 'bodySm', m: '0', mt: '5' }),
}

/** The form; or, where it opens over the page, the button that opens it (CFG-073). */
function Form({ data, site }: { data: Data; site: Site }) {
  if (!data.isGetFinance || site.finance.entry === 'page') return <FinanceForm data={data} />
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

/** The way to the page of the alternate credit provider (CFG-075); nothing without one. */
function AlternateLink({ data: { alternate } }: { data: Data }) {
  if (!alternate) return null
  return (
    <p className={styles.other}>
      Other circumstances? <Link href={alternate.href}>{alternate.label}</Link>
    </p>
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
  const { car, title } = data
  return (
    <PageFrame>
      <FinancePage
        title={title}
        text={
          car
            ? `Finance for the ${car.name}`
            : 'Tell us what you would like to finance, and we will come back to you with a personalised rate.'
        }
        form={
          <>
            <Form data={data} site={site} />
            <AlternateLink data={data} />
          </>
        }
        aside={
          <>
            {car ? <CarSummary car={car} site={site} /> : <FinanceExplainer kind={site.kind} />}
            <OwnTradeIn tradeIn={data.tradeIn} car={car} />
          </>
        }
      >
        <FeaturedCars data={data} site={site} />
        <FinanceCalculatorSection data={data} />
        <FinanceDisclaimerSection data={data} />
      </FinancePage>
    </PageFrame>
  )
}
