import type { RegoState } from './rego.ts'
import type { DescribedVehicle, TradeInVehicle } from './trade-in-vehicle.ts'

/** A question about the condition of a car; its answers change the estimate. Source: `D-69` */
export interface AdjustmentQuestion {
  id: string
  label: string
  options: readonly { id: string; label: string }[]
}

/** Answers by the id of their question. Source: `LEAD-085` */
export type AdjustmentAnswers = Readonly<Record<string, string>>

/** Reason a car gets no estimate online. Source: `LEAD-082`, `LEAD-083` */
export type IneligibleReason = 'age' | 'km'

/** Worth of a car online, or why nobody says. Source: `D-69` */
export type Valuation = { offer_price: number } | { eligible: false; reason: IneligibleReason }

/** A car a valuation is asked for. */
export interface ValuationRequest {
  id: string
  km: number
  adjustmentAnswers: AdjustmentAnswers
}

/**
 * Whoever knows registrations and values cars. A call rejects when its service does not answer, or not in
 * words that can be understood; it may be given up at any time.
 * Source: `D-69`, `API-045`, `API-046`
 */
export interface TradeInProvider {
  /** True for example prices, which a page has to say. */
  isDemonstration: boolean
  /** The car of a registration; null for one that is not found. */
  findVehicle(
    asked: { rego: string; regoState: RegoState },
    signal: AbortSignal,
  ): Promise<TradeInVehicle | null>
  /** Id of a car its owner described; null for one that is not valued online. */
  identify(described: DescribedVehicle, signal: AbortSignal): Promise<string | null>
  /** Questions about a car; null for an id that is not known. */
  loadQuestions(id: string, signal: AbortSignal): Promise<readonly AdjustmentQuestion[] | null>
  /** Value of a car; null for an id that is not known. */
  value(asked: ValuationRequest, signal: AbortSignal): Promise<Valuation | null>
}
