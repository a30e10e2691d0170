import { followFinance } from '@forecourt/feature-finance'
import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import type { FinanceCalculatorEffects, FinanceCalculatorIslandProps } from './finance-quick.tsx'

/** Counts the first use (`EVT-016`), and has the estimates of the page follow the calculator. */
export function createFinanceEffects({
  car,
  setup,
}: FinanceCalculatorIslandProps): FinanceCalculatorEffects {
  followFinance(document, setup)
  return {
    onFirstUse: () =>
      sendEvent({
        eventId: eventNumber.financeCalculator,
        carId: car?.id,
        dealershipId: car?.dealershipId,
      }),
  }
}
