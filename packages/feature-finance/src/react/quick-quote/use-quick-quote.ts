import { islandStore } from '@forecourt/islands/store'
import { formatNumberText } from '@forecourt/ui/number-field'
import { useScripted } from '@forecourt/ui/scripted'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CalculatorInputs, RateDays, RepaymentClaim } from '../../model/index.ts'
import {
  type CreditHistory,
  cleanQuotePrice,
  createQuoteClaim,
  formatQuoteFailure,
  isQuotePrice,
  QUOTE_DEBOUNCE_MS,
  type Quote,
  type QuoteRequest,
  type QuoteVehicle,
  quotePrice,
  quoteTerm,
  readQuotePrice,
} from '../../model/quote/index.ts'
import { financeAtoms } from '../finance-atoms/finance-atoms.ts'
import { useFinanceAtom } from '../finance-atoms/use-finance-atom.ts'
import type { QuickQuoteViewProps } from './quick-quote-view.tsx'

export interface QuickQuoteProps {
  /** The vehicle; null without one. */
  vehicle: QuoteVehicle | null
  /** First values. */
  start: { amountDollars: number; termYears: number; creditHistory: CreditHistory }
  /** Inputs of the page's calculator, whose amount and term are the ones here. */
  base: CalculatorInputs
  /** Days the rates of the lender count. */
  days: RateDays
  /** Name of the lender in the log. */
  providerName: string
  /** Asks the lender; rejects when it fails. Default never asked, as on a server. */
  ask?: (request: QuoteRequest, signal: AbortSignal) => Promise<Quote | null>
  /** Called with the line for the log. Default nothing. */
  onFailure?: (message: string) => void
}

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(Math.max(Math.round(value), min), max)

/** A request whose answer is awaited, or the answer. */
type Answer = { key: string; claim: RepaymentClaim | null }

/**
 * State of a quick quote. A change is asked for 500 ms after the last one; a newer request ends the older;
 * a failure is logged and clears the result.
 * Source: `FIN-039` to `FIN-050`, `API-026` to `API-029`, `D-54`, `PLUS-112`
 */
export function useQuickQuote(props: QuickQuoteProps): QuickQuoteViewProps {
  const { vehicle, start, base, days, providerName, ask, onFailure } = props
  const shared = useFinanceAtom(financeAtoms.inputs)
  const [typed, setTyped] = useState<{ text: string; over: CalculatorInputs | null } | null>(null)
  const creditHistory = useFinanceAtom(financeAtoms.creditHistory) ?? start.creditHistory
  const [answer, setAnswer] = useState<Answer | null>(null)

  const amountDollars = clamp(shared?.amountDollars ?? start.amountDollars, quotePrice)
  const termYears = clamp(shared?.termYears ?? start.termYears, quoteTerm)
  const entered = typed?.over === shared && typed ? typed.text : null
  const price = entered ?? String(amountDollars)
  const purchasePrice = price === '' ? null : Number(price)
  const key = `${price} ${termYears} ${creditHistory}`

  const share = (changes: Partial<CalculatorInputs>) => {
    const own = { amountDollars: start.amountDollars, termYears: start.termYears }
    const next = { ...(shared ?? { ...base, ...own }), ...changes }
    islandStore.set(financeAtoms.inputs, next)
    return next
  }

  const send = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    if (!ask || !isQuotePrice(purchasePrice)) return setAnswer({ key: asked, claim: null })
    const about = { year: null, vin: null, nvic: null, ...vehicle }
    const loan = { selfAssessedCreditScore: creditHistory, purchasePrice, loanTerm: termYears }
    try {
      const quote = await ask({ ...loan, ...about, whoIsHelping: '' }, signal)
      if (signal.aborted) return
      setAnswer({ key: asked, claim: quote && createQuoteClaim(quote, purchasePrice, days) })
    } catch {
      if (signal.aborted) return
      onFailure?.(formatQuoteFailure(providerName))
      setAnswer({ key: asked, claim: null })
    }
  })

  useEffect(() => {
    const control = new AbortController()
    const wait = setTimeout(() => void send(key, control.signal), QUOTE_DEBOUNCE_MS)
    return () => {
      clearTimeout(wait)
      control.abort()
    }
  }, [key])

  const isScripted = useScripted()
  const isNow = answer?.key === key
  return {
    price: entered ?? formatNumberText(amountDollars),
    termYears,
    creditHistory,
    claim: isNow ? answer.claim : null,
    status: isScripted ? statusOf(isNow, isNow && answer.claim !== null) : 'idle',
    onPrice({ text }) {
      const digits = cleanQuotePrice(text)
      const dollars = digits === '' ? null : Number(digits)
      const over = isQuotePrice(dollars) ? share({ amountDollars: dollars }) : shared
      setTyped({ text: digits, over })
    },
    onPriceLeave() {
      if (typed) share({ amountDollars: readQuotePrice(price) })
      setTyped(null)
    },
    onTerm: ({ years }) => void share({ termYears: years }),
    onHistory: ({ history }) => islandStore.set(financeAtoms.creditHistory, history),
  }
}

function statusOf(isNow: boolean, hasClaim: boolean): QuickQuoteViewProps['status'] {
  if (!isNow) return 'loading'
  return hasClaim ? 'shown' : 'none'
}
