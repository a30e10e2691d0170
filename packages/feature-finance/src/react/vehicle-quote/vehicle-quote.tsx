'use client'

import { useScripted } from '@forecourt/ui/scripted'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RateDays, RepaymentClaim } from '../../model/index.ts'
import { createQuoteClaim, type Quote, type QuoteRequest } from '../../model/quote/index.ts'
import { financeAtoms } from '../finance-atoms/finance-atoms.ts'
import { useFinanceAtom } from '../finance-atoms/use-finance-atom.ts'
import { VehicleQuoteView } from './vehicle-quote-view.tsx'

export interface VehicleQuoteProps {
  /** Question to the lender about the vehicle. */
  request: QuoteRequest
  /** Days the rates of the lender count. */
  days: RateDays
  /** Asks the lender; rejects when it fails. Default never asked, as on a server. */
  ask?: (request: QuoteRequest, signal: AbortSignal) => Promise<Quote | null>
}

/**
 * The repayment of a vehicle whose feed brought none: the lender is asked once, when this comes to life. A
 * failure is ignored without a word, and the part is as it was. From the first use of the page's calculator
 * on it shows what that shows.
 * Source: `FIN-036`, `FIN-049`, `API-027`, `API-028`, `PLUS-112`
 */
export function VehicleQuote({ request, days, ask }: VehicleQuoteProps) {
  const calculated = useFinanceAtom(financeAtoms.calculated)
  const isScripted = useScripted()
  const [answer, setAnswer] = useState<{ claim: RepaymentClaim | null } | null>(null)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const quote = await ask?.(request, signal)
      return quote ? createQuoteClaim(quote, request.purchasePrice, days) : null
    } catch {
      // Nobody pressed anything that could have failed: the page stays as it was.
      return null
    }
  })
  useEffect(() => {
    const control = new AbortController()
    void load(control.signal).then((claim) =>
      control.signal.aborted ? undefined : setAnswer({ claim }),
    )
    return () => control.abort()
  }, [])
  const shown = calculated ?? answer
  const isLoading = isScripted && ask !== undefined && !shown
  return <VehicleQuoteView claim={shown?.claim ?? null} isLoading={isLoading} />
}
