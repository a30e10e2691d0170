import type { Badge, Generation, Make, Role, Run } from '../catalogue/build.ts'

/** Facts that decide what a car came with from the factory. */
export interface EquipmentFacts {
  make: Make
  generation: Generation
  badge: Badge
  run: Run
  year: number
  body: string
  seats: number
  hasLeather: boolean
}

/** First year in which a car of level 1, 2, 3 and 4 has something; `never` for not at all. */
export type Since = readonly [number, number, number, number]

/** A year that does not come. */
export const never = 9999

/** Vans and utes. */
export const isWorkVehicle = ({ generation }: EquipmentFacts) =>
  generation.role === 'van' || generation.role === 'ute'
/** Cars that go without the comforts their level would bring elsewhere. */
export const isPlain = ({ generation, badge }: EquipmentFacts) =>
  (generation.role === 'van' && badge.level < 4) ||
  (generation.role === 'ute' && badge.level === 1) ||
  generation.role === 'light'
/** A test for cars of some roles. */
export const hasRole =
  (...roles: Role[]) =>
  ({ generation }: EquipmentFacts) =>
    roles.includes(generation.role)
/** True when the car brakes by itself. */
export const hasAeb = ({ generation, year }: EquipmentFacts) =>
  generation.aeb !== false && year >= generation.aeb
/** True when the car mirrors a phone. */
export const hasCarPlay = ({ generation, year }: EquipmentFacts) =>
  generation.carPlay !== false && year >= generation.carPlay
/** SUVs and wagons: a tailgate and a long roof. */
export const isTallBody = ({ body }: EquipmentFacts) => body === 'SUV' || body === 'Wagon'
/** Battery-electric cars. */
export const isElectric = ({ run }: EquipmentFacts) => run.engine.fuel === 'electric'
/** Cars with a charging socket. */
export const canPlugIn = ({ run }: EquipmentFacts) =>
  run.engine.fuel === 'electric' || run.engine.fuel === 'plug-in'
/** A test for badges from a new price in dollars on. */
export const costs =
  (dollars: number) =>
  ({ badge }: EquipmentFacts) =>
    badge.priceDollars >= dollars
/** Teslas do many things their own way. */
export const isTesla = ({ make }: EquipmentFacts) => make.name === 'Tesla'
/** The opposite of a test. */
export const not = (test: (facts: EquipmentFacts) => boolean) => (facts: EquipmentFacts) =>
  !test(facts)
/** A test that holds when all of them do. */
export const both =
  (...tests: ((facts: EquipmentFacts) => boolean)[]) =>
  (facts: EquipmentFacts) =>
    tests.every((test) => test(facts))

/** First years of a surround-view camera. */
export const surroundViewSince: Since = [never, never, 2021, 2019]
/** True when a surround-view camera takes the place of the plain one. */
export const hasSurroundView = (facts: EquipmentFacts) =>
  !isPlain(facts) &&
  facts.generation.role !== 'sports' &&
  facts.badge.priceDollars >= 34_000 &&
  (facts.generation.role !== 'ute' || facts.year >= 2021) &&
  facts.year >= yearFor(surroundViewSince, facts)
/** First years of adaptive cruise control. */
export const adaptiveSince: Since = [2021, 2020, 2017, 2015]
/** First years of keyless entry and start. */
export const keylessSince: Since = [2022, 2018, 2013, 2010]
/** True when cruise control keeps its distance. */
export const hasAdaptiveCruise = (facts: EquipmentFacts) =>
  hasAeb(facts) && !isPlain(facts) && facts.year >= yearFor(adaptiveSince, facts)
/** True when the key stays in the pocket. */
export const hasKeyless = (facts: EquipmentFacts) =>
  !isPlain(facts) && facts.year >= yearFor(keylessSince, facts)

/** Four-wheel drives that send drive to all wheels without a second set of gears. */
const withoutLowRange = [
  'Amarok 2H',
  'Shark 6 DMO',
  'Compass M6',
  'Discovery L462',
  'Range Rover Sport L494',
]
/** True for four-wheel drives with a second set of gears. */
export const hasLowRange = ({ run, generation }: EquipmentFacts) =>
  run.drive === '4WD' && !withoutLowRange.includes(`${generation.model} ${generation.series}`)

/** First year in which a car of this level has something; prestige makes are a level ahead. */
export function yearFor(
  since: Since,
  { badge, make }: Pick<EquipmentFacts, 'badge' | 'make'>,
): number {
  const level = Math.min(4, badge.level + (make.prestige ? 1 : 0))
  return since[level - 1] ?? never
}
