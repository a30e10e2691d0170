import { CheckoutPage } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import { checkoutIsland } from '../islands/checkout.tsx'
import { CarSummary } from './car-summary.tsx'
import type { CheckoutData } from './load-checkout.ts'
import { OwnTradeIn } from './own-trade-in.tsx'
import { PageFrame } from './page-frame.tsx'
import { usePage } from './page-request.ts'

/** Page on which a car is reserved, with the car in short beside it. */
export function SiteCheckoutPage() {
  const { data, site } = usePage<CheckoutData>()
  const { car, state, links, tradeIn } = data
  return (
    <PageFrame>
      <CheckoutPage
        carName={car.name}
        state={state}
        links={links}
        summary={
          <>
            <CarSummary car={car} site={site} />
            <OwnTradeIn tradeIn={tradeIn} car={car} />
          </>
        }
      >
        {state.kind === 'form' && (
          <Island
            island={checkoutIsland}
            props={{ form: state.form, similarHref: links.similar }}
            writesHistory
            // What was typed is stored in the tab, so that a step further on needs the code at once.
            starts={state.form.start.step === 'summary' ? 'intent' : 'load'}
          />
        )}
      </CheckoutPage>
    </PageFrame>
  )
}
