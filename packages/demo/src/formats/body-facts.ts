import type { PicturedVehicle } from '../pictures/choose-pictures.ts'
import type { BodyFacts } from '../pictures/find-body.ts'
import type { DemoCar } from '../stock/demo-car.ts'

/** Facts of a car that decide the body and the face it is pictured with. */
export const readBodyFacts = ({
  make,
  body,
  generation,
  badge,
  seats,
  run,
}: DemoCar): BodyFacts & Pick<PicturedVehicle, 'make'> => ({
  make: make.name,
  body,
  model: generation.model,
  badge: badge.name,
  seats,
  isElectric: run.engine.fuel === 'electric',
})
