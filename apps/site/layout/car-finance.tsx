import {
  ComparisonWarning,
  FinanceDisclaimer,
  FinanceEstimate,
  FinanceWidget,
} from '@forecourt/feature-finance'
import {
  type CarFinance,
  type FinanceNotes,
  PERSONALISED_FINANCE_PATH,
} from '@forecourt/feature-finance/model/stock'
import { opensForm } from '@forecourt/feature-vdp'
import { type CarAction, listFinanceActions } from '@forecourt/feature-vdp/model'
import { Island } from '@forecourt/islands/server'
import { type Car, formatCarPath } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import { financeQuickIsland } from '../islands/finance-quick.tsx'
import { vehicleQuoteIsland } from '../islands/vehicle-quote.tsx'
import { enquirePath } from './enquire-path.ts'
import { isReachable, isRouteOpen } from './site-routes.ts'

const styles = { call: css({ mt: '5' }) }

/** The button that leads to where finance of a car is asked for; null where the site has no such page. */
function findFinanceAction(car: Car, site: Site): CarAction | null {
  const [action] = listFinanceActions(car, site)
  return action && isReachable(site, action.href) ? action : null
}

/** The page with a quote for who is signed in; null where the site has none. */
const findPersonalHref = (car: Car, site: Site) =>
  isRouteOpen(site, 'personalisedFinance') ? `${PERSONALISED_FINANCE_PATH}?car_id=${car.id}` : null

/** Warning first and never folded, then what may be. */
export function FinanceSmallPrint({ notes }: { notes: FinanceNotes }) {
  const { warning, disclaimer, fees, creditProvider, termsUrl } = notes
  return (
    <>
      {warning && <ComparisonWarning text={warning} />}
      {(fees || creditProvider) && <p>{[fees, creditProvider].filter(Boolean).join(' ')}</p>}
      {disclaimer && <FinanceDisclaimer text={disclaimer} />}
      {termsUrl && (
        <p>
          <Link href={termsUrl}>Terms of the credit provider</Link>
        </p>
      )}
    </>
  )
}

const hasSmallPrint = (notes: FinanceNotes) =>
  [notes.warning, notes.disclaimer, notes.fees, notes.termsUrl].some(Boolean)

/** Finance of a car with the island of its calculator where that is open. */
export interface CarFinanceData {
  finance: CarFinance | null
  openCalculator: typeof financeQuickIsland | null
}

function Calculator({ car, data }: { car: Car; data: CarFinanceData }) {
  const calculator = data.finance?.calculator
  return (
    calculator && (
      <Island
        island={data.openCalculator ?? financeQuickIsland}
        props={{
          setup: calculator.setup,
          start: calculator.start,
          action: formatCarPath(car),
          enquireHref: enquirePath(car),
          car: { id: car.id, dealershipId: car.dealership_id },
        }}
      />
    )
  )
}

/** The parts of a vehicle page about finance, by its slots; none where finance does not apply. */
export function createFinanceSlots(car: Car, site: Site, data: CarFinanceData) {
  const { finance } = data
  if (!finance) return {}
  const action = findFinanceAction(car, site)
  const personalHref = findPersonalHref(car, site)
  const calculator = finance.calculator && <Calculator car={car} data={data} />
  const hasWidget = Boolean(finance.claim || finance.quote || action || personalHref)
  return {
    finance: hasWidget && (
      <FinanceWidget
        claim={finance.claim}
        quote={
          finance.quote && (
            <Island island={vehicleQuoteIsland} props={finance.quote} starts="view" />
          )
        }
        enquireHref={action?.href ?? null}
        personalHref={personalHref}
      />
    ),
    estimate: finance.claim && <FinanceEstimate claim={finance.claim} size="sm" />,
    financeCalculator: calculator,
    financeCallToAction: action && (
      <ButtonLink
        href={action.href}
        variant="outline"
        className={styles.call}
        {...(action.opensForm && opensForm)}
      >
        {site.vehiclePage.financeButton.label}
      </ButtonLink>
    ),
    financeDisclaimer: hasSmallPrint(finance) && <FinanceSmallPrint notes={finance} />,
  }
}
