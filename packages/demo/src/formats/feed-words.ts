import type { Fuel, Gearbox, Run } from '../catalogue/build.ts'
import type { DemoCar } from '../stock/demo-car.ts'

const fuelNames: Readonly<Record<Fuel, string>> = {
  petrol: 'Unleaded Petrol',
  premium: 'Premium Unleaded Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in': 'Plug-in Hybrid',
  electric: 'Electric',
}

/** The fuel as both feeds write it. */
export function fuelName(fuel: Fuel): string {
  return fuelNames[fuel]
}

/** "8 Speed Automatic", "CVT Automatic", "7 Speed Dual Clutch Automatic". */
export function transmissionName({ kind, gears }: Gearbox): string {
  if (kind === 'CVT') return 'CVT Automatic'
  if (kind === 'Single') return 'Single Speed Automatic'
  return `${gears} Speed ${kind === 'DCT' ? 'Dual Clutch Automatic' : kind}`
}

/** "Turbo", "Twin Turbo", "Supercharged", "Aspirated"; nothing for an electric car. */
export function inductionName({ engine }: Run): string {
  const names = {
    turbo: 'Turbo',
    'twin-turbo': 'Twin Turbo',
    supercharged: 'Supercharged',
    aspirated: 'Aspirated',
    none: '',
  }
  return names[engine.induction]
}

/** One line that says which car it is: "2021 Toyota RAV4 GXL Hybrid AXAH54R CVT Automatic AWD". */
export function headline({ year, make, generation, badge, series, run }: DemoCar): string {
  return [
    year,
    make.name,
    generation.model,
    badge.name,
    series,
    transmissionName(run.gearbox),
    run.drive,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
