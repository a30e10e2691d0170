import type { BodyFacts } from '../pictures/find-body.ts'
import type { DemoCar } from '../stock/demo-car.ts'

/** Facts of a car that decide the body it is pictured as. */
export const readBodyFacts = ({ body, generation, seats, run }: DemoCar): BodyFacts => ({
  body,
  model: generation.model,
  seats,
  isElectric: run.engine.fuel === 'electric',
})
