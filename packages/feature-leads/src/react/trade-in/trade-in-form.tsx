'use client'

import { TradeInFormView } from './trade-in-form-view.tsx'
import { type TradeInFormProps, useTradeIn } from './use-trade-in.ts'

/** A trade-in that sends its steps itself, and is a plain HTML form until then. */
export function TradeInForm(props: TradeInFormProps) {
  return <TradeInFormView {...useTradeIn(props)} />
}
