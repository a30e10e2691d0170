'use client'

import { QuickQuoteView } from './quick-quote-view.tsx'
import { type QuickQuoteProps, useQuickQuote } from './use-quick-quote.ts'

/** A quote of the lender, asked for while a visitor moves price, term and credit history. */
export function QuickQuote(props: QuickQuoteProps) {
  return <QuickQuoteView {...useQuickQuote(props)} />
}
