import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { aCheckoutForm, aJourneyForm, aTradeInPage } from '../../testing/index.ts'
import { CheckoutForm } from '../checkout/checkout-form.tsx'
import { JourneyForm } from '../journey/journey-form.tsx'
import { TradeInForm } from '../trade-in/trade-in-form.tsx'

const doNothing = () => {}
const never = () => Promise.reject(new Error('nothing is sent from a server'))
const checkout = aCheckoutForm()
const step = { start: { ...checkout.start, step: 'details' as const } }

const forms: Readonly<Record<string, (privacyHref?: string) => ReactElement>> = {
  checkout: (privacyHref) => (
    <CheckoutForm
      form={{ ...checkout, ...step }}
      similarHref="#similar"
      privacyHref={privacyHref}
      send={never}
      onReserved={doNothing}
      onElsewhere={doNothing}
    />
  ),
  'online purchase': (privacyHref) => (
    <JourneyForm
      form={aJourneyForm({ step: 'details' })}
      similarHref="#similar"
      privacyHref={privacyHref}
    />
  ),
  'trade-in': (privacyHref) => (
    <TradeInForm
      page={aTradeInPage({ step: 'details' })}
      privacyHref={privacyHref}
      send={never}
      onElsewhere={doNothing}
      onEvent={doNothing}
      onValued={doNothing}
    />
  ),
}

describe('PrivacyNotice', () => {
  it.each(Object.entries(forms))(
    'leads from the %s to the privacy policy of the app it stands in',
    (_, form) => {
      expect(renderToString(form())).toContain('href="/privacy-policy"')
      expect(renderToString(form('/legal/privacy'))).toContain('href="/legal/privacy"')
    },
  )
})
