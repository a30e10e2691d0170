'use client'

import { CheckoutFormView } from './checkout-form-view.tsx'
import { type CheckoutFormProps, useCheckout } from './use-checkout.ts'

/** A checkout that sends itself, and is a plain HTML form until then. */
export function CheckoutForm(props: CheckoutFormProps) {
  return <CheckoutFormView {...useCheckout(props)} />
}
