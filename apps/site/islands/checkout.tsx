import { CheckoutForm, type CheckoutFormProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Props of a checkout, plain enough for JSON. */
export type CheckoutIslandProps = Pick<CheckoutFormProps, 'form' | 'similarHref'>

/** Things only the browser can do. */
export type CheckoutEffects = Pick<CheckoutFormProps, 'send' | 'onReserved' | 'onElsewhere'>

/** Stands in on the server, where nothing is sent. */
const inertCheckoutEffects: CheckoutEffects = {
  send: () => Promise.reject(new Error('[site] a server render reserves nothing')),
  onReserved: () => undefined,
  onElsewhere: () => undefined,
}

/** The checkout of a car. */
export function CheckoutIsland(props: CheckoutIslandProps & Partial<CheckoutEffects>) {
  return <CheckoutForm {...inertCheckoutEffects} {...props} />
}

export const checkoutIsland = defineIsland<CheckoutIslandProps, CheckoutEffects>({
  name: 'checkout',
  component: CheckoutIsland,
})
