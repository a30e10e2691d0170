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
 * reason to lose the visitor: the car is then valued by a person. So is a car whose questions are not all
 * answered, or could not be asked: the value would be that of a better one.
 * @param car.questions those of `loadAdjustments`
 * Source: `LEAD-082` to `LEAD-084`, `D-69`
 */
export async function valueTradeIn(
  ports: TradeInPorts,
  site: Site,
  car: {
    vehicle: TradeInVehicle
    km: number
    adjustmentAnswers: AdjustmentAnswers
    questions: readonly AdjustmentQuestion[] | null
  },
): Promise<ValuedTradeIn> {
  const { vehicle, km, adjustmentAnswers, questions } = car
  const obstacle = findIneligibility({ year: vehicle.year, km }, findCurrentYear(ports, site))
  if (obstacle) return count(ports, { obstacle })
  const provider = ports.providerFor(site)
  const { id } = vehicle
  const isDescribed = questions?.every((question) => adjustmentAnswers[question.id]) ?? false
  if (!provider || id === null || !isDescribed) return count(ports, { obstacle: 'unvalued' })
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
 * Questions about a car; none where there is nothing to adjust: a car that gets no estimate for its age, or one
 * nobody values.
 * @returns null where the provider does not answer
 * Source: `API-045`
 */
export async function loadAdjustments(
  ports: TradeInPorts,
  site: Site,
  vehicle: TradeInVehicle | null,
): Promise<readonly AdjustmentQuestion[] | null> {
  const provider = ports.providerFor(site)
  const id = vehicle?.id ?? null
  if (!provider || !vehicle || id === null) return []
  if (findIneligibility({ year: vehicle.year, km: null }, findCurrentYear(ports, site))) return []
  const found = await askProvider(ports, site, (signal) => provider.loadQuestions(id, signal))
  return found.ok ? (found.answer ?? []) : null
}
