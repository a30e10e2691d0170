import type { Site } from '@forecourt/tenant-config/model'
import { findIneligibility } from '../../model/trade-in/trade-in-eligibility.ts'
import type {
  AdjustmentAnswers,
  AdjustmentQuestion,
} from '../../model/trade-in/trade-in-provider.ts'
import type { TradeInObstacle } from '../../model/trade-in/trade-in-state.ts'
import type { TradeInVehicle } from '../../model/trade-in/trade-in-vehicle.ts'
import { askProvider, findCurrentYear, type TradeInPorts } from './trade-in-ports.ts'

/** Value of a visitor's car, or why it has none. */
export type ValuedTradeIn = { offerDollars: number } | { obstacle: TradeInObstacle }

/**
 * Value of a car: the rules of age and kilometres first, then the provider. One that does not answer is no
 * reason to lose the visitor: the car is then valued by a person.
 * Source: `LEAD-082` to `LEAD-084`, `D-69`
 */
export async function valueTradeIn(
  ports: TradeInPorts,
  site: Site,
  car: { vehicle: TradeInVehicle; km: number; adjustmentAnswers: AdjustmentAnswers },
): Promise<ValuedTradeIn> {
  const { vehicle, km, adjustmentAnswers } = car
  const obstacle = findIneligibility({ year: vehicle.year, km }, findCurrentYear(ports, site))
  if (obstacle) return count(ports, { obstacle })
  const provider = ports.providerFor(site)
  const { id } = vehicle
  if (!provider || id === null) return count(ports, { obstacle: 'unvalued' })
  const asked = { id, km, adjustmentAnswers }
  const valued = await askProvider(ports, site, (signal) => provider.value(asked, signal))
  if (!valued.ok || !valued.answer) return count(ports, { obstacle: 'unvalued' })
  const { answer } = valued
  return count(
    ports,
    'offer_price' in answer ? { offerDollars: answer.offer_price } : { obstacle: answer.reason },
  )
}

function count({ onOutcome }: TradeInPorts, valued: ValuedTradeIn): ValuedTradeIn {
  if ('offerDollars' in valued) onOutcome?.('offer')
  else onOutcome?.(valued.obstacle === 'unvalued' ? 'unvalued' : 'ineligible')
  return valued
}

/**
 * Questions about a car; none where there is nothing to adjust: a car that gets no estimate for its age, one
 * nobody values, or a provider that does not answer.
 * Source: `API-045`
 */
export async function loadAdjustments(
  ports: TradeInPorts,
  site: Site,
  vehicle: TradeInVehicle | null,
): Promise<readonly AdjustmentQuestion[]> {
  const provider = ports.providerFor(site)
  const id = vehicle?.id ?? null
  if (!provider || !vehicle || id === null) return []
  if (findIneligibility({ year: vehicle.year, km: null }, findCurrentYear(ports, site))) return []
  const found = await askProvider(ports, site, (signal) => provider.loadQuestions(id, signal))
  return found.ok ? (found.answer ?? []) : []
}
