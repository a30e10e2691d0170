import { followFinance } from '@forecourt/feature-finance'
import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import { keepInAddress } from './calculator-address.ts'
import type { FinanceCalculatorEffects, FinanceCalculatorIslandProps } from './finance-quick.tsx'

/**
 * Counts the first use (`EVT-016`), has the estimates of the page follow the calculator, and keeps what it was
 * asked in the address.
 */
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
    onCalculation: ({ parameters }) => keepInAddress(parameters),
  }
}
