import type { Badge, Generation, Make, Role, Run } from '../catalogue/build.ts'
import type { Feature } from './demo-car.ts'
import { type Random, steadyChance } from './random.ts'

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
type Since = readonly [number, number, number, number]

interface Rule {
  name: string
  category: Feature['category']
  since: Since
  when?: (facts: EquipmentFacts) => boolean
  /** Share of the badges that have it where the rest of the rule holds. */
  share?: number
}

const never = 9999

const isWorkVehicle = ({ generation }: EquipmentFacts) =>
  generation.role === 'van' || generation.role === 'ute'
const isPlain = ({ generation, badge }: EquipmentFacts) =>
  (generation.role === 'van' && badge.level < 4) ||
  (generation.role === 'ute' && badge.level === 1) ||
  generation.role === 'light'
const hasRole =
  (...roles: Role[]) =>
  ({ generation }: EquipmentFacts) =>
    roles.includes(generation.role)
const hasAeb = ({ generation, year }: EquipmentFacts) =>
  generation.aeb !== false && year >= generation.aeb
const hasCarPlay = ({ generation, year }: EquipmentFacts) =>
  generation.carPlay !== false && year >= generation.carPlay
const isTallBody = ({ body }: EquipmentFacts) => body === 'SUV' || body === 'Wagon'
const isElectric = ({ run }: EquipmentFacts) => run.engine.fuel === 'electric'
const canPlugIn = ({ run }: EquipmentFacts) =>
  run.engine.fuel === 'electric' || run.engine.fuel === 'plug-in'
const costs =
  (dollars: number) =>
  ({ badge }: EquipmentFacts) =>
    badge.priceDollars >= dollars
const isTesla = ({ make }: EquipmentFacts) => make.name === 'Tesla'
const not = (test: (facts: EquipmentFacts) => boolean) => (facts: EquipmentFacts) => !test(facts)
const both =
  (...tests: ((facts: EquipmentFacts) => boolean)[]) =>
  (facts: EquipmentFacts) =>
    tests.every((test) => test(facts))

const surroundViewSince: Since = [never, never, 2021, 2018]
const hasSurroundView = (facts: EquipmentFacts) =>
  !isPlain(facts) &&
  facts.generation.role !== 'sports' &&
  facts.badge.priceDollars >= 34_000 &&
  facts.year >= yearFor(surroundViewSince, facts)
const adaptiveSince: Since = [2021, 2020, 2017, 2015]
const keylessSince: Since = [2022, 2018, 2013, 2010]
const hasAdaptiveCruise = (facts: EquipmentFacts) =>
  hasAeb(facts) && !isPlain(facts) && facts.year >= yearFor(adaptiveSince, facts)
const hasKeyless = (facts: EquipmentFacts) =>
  !isPlain(facts) && facts.year >= yearFor(keylessSince, facts)

/** Four-wheel drives that send drive to all wheels without a second set of gears. */
const withoutLowRange = [
  'Amarok 2H',
  'Shark 6 DMO',
  'Compass M6',
  'Discovery L462',
  'Range Rover Sport L494',
]
const hasLowRange = ({ run, generation }: EquipmentFacts) =>
  run.drive === '4WD' && !withoutLowRange.includes(`${generation.model} ${generation.series}`)

/** Factory equipment, the most telling of each heading first. */
const rules: readonly Rule[] = [
  {
    name: 'Autonomous emergency braking',
    category: 'Safety',
    since: [2013, 2013, 2009, 2009],
    when: hasAeb,
  },
  {
    name: 'Adaptive cruise control',
    category: 'Safety',
    since: adaptiveSince,
    when: hasAdaptiveCruise,
  },
  {
    name: 'Cruise control',
    category: 'Comfort',
    since: [2009, 2007, 2005, 2005],
    when: not(hasAdaptiveCruise),
  },
  {
    name: 'Blind-spot monitoring',
    category: 'Safety',
    since: [2022, 2020, 2017, 2015],
    when: both(hasAeb, not(isPlain)),
  },
  {
    name: 'Rear cross-traffic alert',
    category: 'Safety',
    since: [2022, 2021, 2018, 2016],
    when: both(hasAeb, not(isPlain)),
  },
  { name: 'Lane-keep assist', category: 'Safety', since: [2020, 2019, 2017, 2016], when: hasAeb },
  {
    name: 'Surround-view camera',
    category: 'Safety',
    since: surroundViewSince,
    when: hasSurroundView,
  },
  {
    name: 'Reversing camera',
    category: 'Safety',
    since: [2016, 2014, 2012, 2010],
    when: not(hasSurroundView),
  },
  {
    name: 'Rear parking sensors',
    category: 'Safety',
    since: [2021, 2018, 2013, 2009],
    when: (facts) => !isTesla(facts) || facts.year < 2022,
  },
  {
    name: 'Front parking sensors',
    category: 'Safety',
    since: [never, 2023, 2016, 2014],
    when: both(not(isPlain), not(isTesla), not(hasRole('sports')), costs(35_000)),
  },
  {
    name: 'ISOFIX child-seat anchor points',
    category: 'Safety',
    since: [2015, 2015, 2015, 2015],
    when: ({ seats }) => seats >= 4,
  },
  { name: 'Electronic stability control', category: 'Safety', since: [2010, 2009, 2006, 2006] },
  { name: 'Hill-start assist', category: 'Safety', since: [2016, 2014, 2012, 2010] },
  {
    name: 'Tyre-pressure monitoring',
    category: 'Safety',
    since: [2023, 2021, 2018, 2016],
    share: 0.7,
  },
  {
    name: 'Driver attention monitor',
    category: 'Safety',
    since: [2022, 2021, 2019, 2018],
    when: hasAeb,
    share: 0.7,
  },
  {
    name: 'ABS brakes',
    category: 'Safety',
    since: [2003, 2003, 2003, 2003],
    when: ({ year }) => year < 2014,
  },
  {
    name: 'Apple CarPlay and Android Auto',
    category: 'Technology',
    since: [2015, 2015, 2015, 2015],
    when: hasCarPlay,
  },
  { name: 'Colour touchscreen', category: 'Technology', since: [2016, 2014, 2012, 2011] },
  {
    name: 'Satellite navigation',
    category: 'Technology',
    since: [never, never, 2014, 2010],
    when: not(isPlain),
    share: 0.8,
  },
  {
    name: 'Digital instrument cluster',
    category: 'Technology',
    since: [2025, 2023, 2021, 2019],
    when: both(not(isPlain), not(isTesla)),
    share: 0.6,
  },
  {
    name: 'Head-up display',
    category: 'Technology',
    since: [never, never, never, 2018],
    when: both(not(isWorkVehicle), not(isTesla)),
    share: 0.45,
  },
  {
    name: 'Wireless phone charger',
    category: 'Technology',
    since: [never, 2024, 2021, 2020],
    when: both(not(isPlain), not(hasRole('sports'))),
    share: 0.75,
  },
  {
    name: 'Premium sound system',
    category: 'Technology',
    since: [never, never, never, 2012],
    when: not(isWorkVehicle),
    share: 0.7,
  },
  {
    name: 'Digital radio',
    category: 'Technology',
    since: [2022, 2021, 2018, 2017],
    share: 0.7,
    when: not(isTesla),
  },
  { name: 'Bluetooth phone and audio', category: 'Technology', since: [2013, 2011, 2009, 2008] },
  {
    name: 'CD player with auxiliary input',
    category: 'Technology',
    since: [2005, 2005, 2005, 2005],
    when: ({ year }) => year < 2014,
  },
  { name: 'USB charging ports', category: 'Technology', since: [2013, 2012, 2011, 2011] },
  {
    name: 'Heated front seats',
    category: 'Comfort',
    since: [never, never, 2018, 2013],
    when: both(({ hasLeather }) => hasLeather, costs(32_000)),
    share: 0.85,
  },
  {
    name: 'Ventilated front seats',
    category: 'Comfort',
    since: [never, never, never, 2019],
    when: both(({ hasLeather }) => hasLeather, not(hasRole('light', 'sports')), not(isTesla)),
    share: 0.5,
  },
  {
    name: 'Heated steering wheel',
    category: 'Comfort',
    since: [never, never, never, 2020],
    when: ({ hasLeather }) => hasLeather,
    share: 0.5,
  },
  {
    name: 'Power driver seat',
    category: 'Comfort',
    since: [never, never, 2012, 2009],
    when: both(({ hasLeather, body }) => hasLeather && body !== 'Convertible', costs(35_000)),
  },
  {
    name: 'Keyless entry and push-button start',
    category: 'Comfort',
    since: keylessSince,
    when: both(hasKeyless, not(isTesla)),
  },
  {
    name: 'Remote central locking',
    category: 'Comfort',
    since: [2005, 2005, 2005, 2005],
    when: not((facts) => hasKeyless(facts) || isTesla(facts)),
  },
  {
    name: 'Leather-wrapped steering wheel',
    category: 'Comfort',
    since: [2022, 2012, 2006, 2006],
    when: not(isPlain),
  },
  {
    name: 'Rain-sensing wipers',
    category: 'Comfort',
    since: [never, 2020, 2015, 2011],
    when: not(isPlain),
  },
  { name: 'Automatic headlights', category: 'Comfort', since: [2020, 2016, 2012, 2010] },
  {
    name: 'Auto-dimming mirror',
    category: 'Comfort',
    since: [never, never, 2017, 2014],
    when: not(isPlain),
    share: 0.7,
  },
  {
    name: 'Power mirrors',
    category: 'Comfort',
    since: [2004, 2004, 2004, 2004],
    when: ({ year }) => year < 2015,
  },
  {
    name: 'Power windows',
    category: 'Comfort',
    since: [2008, 2004, 2004, 2004],
    when: ({ year }) => year < 2015,
  },
  {
    name: 'Panoramic sunroof',
    category: 'Exterior',
    since: [never, never, never, 2015],
    when: both(isTallBody, not(hasRole('offroad')), costs(36_000)),
    share: 0.55,
  },
  {
    name: 'Sunroof',
    category: 'Exterior',
    since: [never, never, never, 2008],
    when: ({ body }) => body === 'Sedan' || body === 'Hatchback',
    share: 0.4,
  },
  {
    name: 'Power tailgate',
    category: 'Exterior',
    since: [never, never, 2021, 2016],
    when: both(isTallBody, hasRole('suv', 'car'), costs(42_000)),
    share: 0.9,
  },
  { name: 'LED headlights', category: 'Exterior', since: [2022, 2021, 2018, 2016] },
  {
    name: 'LED daytime running lights',
    category: 'Exterior',
    since: [2019, 2017, 2015, 2013],
    share: 0.8,
  },
  {
    name: 'Front fog lights',
    category: 'Exterior',
    since: [never, 2010, 2007, 2006],
    when: ({ year }) => year < 2021,
    share: 0.8,
  },
  {
    name: 'Roof rails',
    category: 'Exterior',
    since: [never, 2012, 2008, 2006],
    when: both(isTallBody, hasRole('suv', 'offroad')),
    share: 0.75,
  },
  {
    name: 'Side steps',
    category: 'Exterior',
    since: [never, never, 2008, 2006],
    when: both(hasRole('ute', 'offroad'), ({ run }) => run.drive === '4WD'),
    share: 0.8,
  },
  {
    name: 'Sports bar',
    category: 'Load and towing',
    since: [never, never, 2010, 2010],
    when: both(hasRole('ute'), ({ body, seats }) => body === 'Ute' && seats === 5),
    share: 0.7,
  },
  {
    name: 'Low-range transfer case',
    category: 'Load and towing',
    since: [2000, 2000, 2000, 2000],
    when: hasLowRange,
  },
  {
    name: 'Trailer sway control',
    category: 'Load and towing',
    since: [2017, 2014, 2012, 2012],
    when: both(hasRole('ute', 'offroad'), ({ run }) => run.drive === '4WD'),
  },
  {
    name: 'DC fast charging',
    category: 'Technology',
    since: [2015, 2015, 2015, 2015],
    when: isElectric,
  },
  {
    name: 'Type 2 charging cable',
    category: 'Technology',
    since: [2018, 2018, 2018, 2018],
    when: canPlugIn,
  },
  {
    name: 'Regenerative braking',
    category: 'Technology',
    since: [2012, 2012, 2012, 2012],
    when: ({ run }) => ['electric', 'hybrid', 'plug-in'].includes(run.engine.fuel),
  },
]

function yearFor(since: Since, { badge, make }: Pick<EquipmentFacts, 'badge' | 'make'>): number {
  const level = Math.min(4, badge.level + (make.prestige ? 1 : 0))
  return since[level - 1] ?? never
}

/** A badge either has something or not: the draw belongs to badge and rule, not to the car. */
function isShared({ make, generation, badge }: EquipmentFacts, { name, share = 1 }: Rule): boolean {
  const key = [make.name, generation.model, generation.series, badge.name, badge.body, name].join(
    '|',
  )
  return steadyChance(key) < share
}

/** What the car came with, before any accessories. */
export function factoryEquipment(facts: EquipmentFacts): Feature[] {
  const own = [...(facts.generation.features ?? []), ...(facts.badge.features ?? [])]
  const listed = rules.filter(
    (rule) =>
      facts.year >= yearFor(rule.since, facts) &&
      (rule.when?.(facts) ?? true) &&
      isShared(facts, rule),
  )
  return [
    ...own.map((name) => ({ category: headingOf(name), name })),
    ...suite(facts),
    ...listed.map(({ category, name }) => ({ category, name })),
    { category: 'Comfort' as const, name: climate(facts) },
    { category: 'Safety' as const, name: airbags(facts) },
    ...seatTrim(facts),
    ...wheels(facts, own),
  ]
}

function headingOf(name: string): Feature['category'] {
  if (/lights?\b|bumper|bull bar|tyres|wheels|snorkel|sunroof|flares|rock rails|wing/i.test(name))
    return 'Exterior'
  if (/seats|touchscreen|sliding|roof/i.test(name)) return 'Comfort'
  if (/outlets/i.test(name)) return 'Technology'
  return 'Load and towing'
}

function suite(facts: EquipmentFacts): Feature[] {
  const [name, first] = facts.make.safetySuite ?? ['', never]
  return hasAeb(facts) && facts.year >= first ? [{ category: 'Safety', name }] : []
}

function climate(facts: EquipmentFacts): string {
  const { badge, year, seats, make } = facts
  const level = badge.level + (make.prestige ? 1 : 0)
  if (isPlain(facts) && level < 3) return 'Air conditioning'
  if (level >= 4 && seats >= 7 && year >= 2012) return 'Three-zone climate control'
  if (level >= 3 && year >= 2008) return 'Dual-zone climate control'
  if ((level >= 2 && year >= 2012) || (level >= 1 && year >= 2023 && !isPlain(facts)))
    return 'Climate control'
  return 'Air conditioning'
}

function airbags({ generation, year }: EquipmentFacts): string {
  if (generation.role === 'van' && year < 2018) return 'Driver and passenger airbags'
  if (generation.role === 'ute' && year < 2011) return 'Dual front airbags'
  if (year < 2008) return 'Front and side airbags'
  return 'Front, side and curtain airbags'
}

function seatTrim({ hasLeather, make, year }: EquipmentFacts): Feature[] {
  if (!hasLeather) return []
  return [{ category: 'Comfort', name: seatMaterial(make, year) }]
}

const syntheticLeatherMakes = ['Tesla', 'BYD', 'MG', 'GWM', 'Chery']

function seatMaterial(make: Make, year: number): string {
  if (syntheticLeatherMakes.includes(make.name)) return 'Synthetic leather seats'
  return make.prestige && year < 2020 ? 'Leather seats' : 'Leather-accented seats'
}

const wheelInches: Readonly<Record<Role, readonly [number, number, number, number]>> = {
  light: [15, 15, 16, 17],
  car: [16, 16, 17, 18],
  suv: [17, 17, 18, 19],
  offroad: [17, 18, 18, 20],
  ute: [16, 17, 18, 18],
  van: [16, 16, 16, 17],
  mover: [17, 17, 18, 19],
  sports: [17, 18, 18, 19],
}

function wheels(
  { generation, badge, year, make }: EquipmentFacts,
  own: readonly string[],
): Feature[] {
  if (own.some((name) => /alloy wheels/i.test(name)) || generation.model === 'Jimny') return []
  const role = generation.role
  const inches = wheelInches[role][badge.level - 1] ?? 16
  const isSteel =
    (role === 'van' && badge.level < 4) ||
    (role === 'ute' && badge.level === 1) ||
    (badge.level === 1 && !make.prestige && year < 2019 && ['light', 'car'].includes(role))
  const size = year < 2012 ? Math.max(15, inches - 1) : inches
  return [{ category: 'Exterior', name: `${size}-inch ${isSteel ? 'steel' : 'alloy'} wheels` }]
}

interface Accessory {
  name: string
  category: Feature['category']
  share: number
  when?: (facts: EquipmentFacts & { towKg: number }) => boolean
}

const accessories: readonly Accessory[] = [
  {
    name: 'Tow bar and wiring',
    category: 'Load and towing',
    share: 0.62,
    when: (facts) => facts.towKg >= 1000 && hasRole('ute', 'offroad')(facts),
  },
  {
    name: 'Tow bar and wiring',
    category: 'Load and towing',
    share: 0.22,
    when: (facts) => facts.towKg >= 1000 && hasRole('suv', 'mover', 'van')(facts),
  },
  {
    name: 'Tow bar and wiring',
    category: 'Load and towing',
    share: 0.07,
    when: (facts) => facts.towKg >= 750 && hasRole('car', 'light')(facts),
  },
  {
    name: 'Electric brake controller',
    category: 'Load and towing',
    share: 0.28,
    when: (facts) => facts.towKg >= 2500 && facts.year < 2025 && hasRole('ute', 'offroad')(facts),
  },
  {
    name: 'Bull bar',
    category: 'Exterior',
    share: 0.22,
    when: both(hasRole('ute', 'offroad'), ({ run, make }) => run.drive === '4WD' && !make.prestige),
  },
  {
    name: 'LED driving lights',
    category: 'Exterior',
    share: 0.16,
    when: both(hasRole('ute', 'offroad'), ({ run, make }) => run.drive === '4WD' && !make.prestige),
  },
  {
    name: 'Snorkel',
    category: 'Exterior',
    share: 0.12,
    when: both(
      hasRole('ute', 'offroad'),
      ({ run, make }) => run.drive === '4WD' && run.engine.fuel === 'diesel' && !make.prestige,
    ),
  },
  {
    name: 'UHF radio',
    category: 'Technology',
    share: 0.2,
    when: both(hasRole('ute', 'offroad'), ({ make }) => !make.prestige),
  },
  { name: 'Canopy with central locking', category: 'Load and towing', share: 0.14, when: isTubUte },
  { name: 'Soft tonneau cover', category: 'Load and towing', share: 0.24, when: isTubUte },
  { name: 'Tub liner', category: 'Load and towing', share: 0.4, when: isTubUte },
  {
    name: 'Alloy tray',
    category: 'Load and towing',
    share: 1,
    when: ({ body }) => body === 'Cab Chassis',
  },
  { name: 'Cargo barrier', category: 'Load and towing', share: 0.55, when: hasRole('van') },
  { name: 'Cargo barrier', category: 'Load and towing', share: 0.06, when: isTallBody },
  {
    name: 'Shelving and load lining',
    category: 'Load and towing',
    share: 0.16,
    when: hasRole('van'),
  },
  {
    name: 'Roof racks',
    category: 'Exterior',
    share: 0.12,
    when: ({ body }) => ['SUV', 'Wagon', 'Van'].includes(body),
  },
  { name: 'Tinted windows', category: 'Exterior', share: 0.34 },
  { name: 'Weather shields', category: 'Exterior', share: 0.13, when: ({ year }) => year < 2024 },
  {
    name: 'Bonnet protector',
    category: 'Exterior',
    share: 0.14,
    when: ({ year, make }) => year < 2024 && !make.prestige,
  },
  { name: 'Carpet floor mats', category: 'Comfort', share: 0.4, when: not(isWorkVehicle) },
  { name: 'Rubber floor mats', category: 'Comfort', share: 0.4, when: isWorkVehicle },
  {
    name: 'Canvas seat covers',
    category: 'Comfort',
    share: 0.24,
    when: both(hasRole('ute', 'offroad'), ({ hasLeather }) => !hasLeather),
  },
  { name: 'Dash camera', category: 'Technology', share: 0.07 },
]

function isTubUte({ generation, body, badge }: EquipmentFacts): boolean {
  const covers = [...(generation.features ?? []), ...(badge.features ?? [])].join(' ')
  return generation.role === 'ute' && body === 'Ute' && !/roller|liner|tonneau|tub/i.test(covers)
}

/** Things put on by the dealer or an owner; new cars are sold without. */
export function fittedAccessories(
  facts: EquipmentFacts & { towKg: number },
  random: Random,
): Feature[] {
  const fitted = accessories.filter(
    ({ when, share }) => random.chance(share) && (when?.(facts) ?? true),
  )
  return dropClashes(fitted.map(({ category, name }) => ({ category, name })))
}

/** A canopy leaves no room for a tonneau, and brakes need a tow bar. */
function dropClashes(features: Feature[]): Feature[] {
  const has = (name: string) => features.some((feature) => feature.name === name)
  return features.filter(
    ({ name }) =>
      !(name === 'Soft tonneau cover' && has('Canopy with central locking')) &&
      !(name === 'Electric brake controller' && !has('Tow bar and wiring')),
  )
}

const mostFeatures = 25

/** At most 25 lines without repeats: accessories and the badge's own first, the humblest dropped. */
export function listFeatures(factory: readonly Feature[], fitted: readonly Feature[]): Feature[] {
  const humble = [
    'ABS brakes',
    'Power mirrors',
    'Power windows',
    'USB charging ports',
    'Hill-start assist',
    'Electronic stability control',
    'Auto-dimming mirror',
    'Automatic headlights',
    'LED daytime running lights',
    'Leather-wrapped steering wheel',
    'Rain-sensing wipers',
    'Remote central locking',
    'Digital radio',
    'Bluetooth phone and audio',
    'Driver attention monitor',
    'Tyre-pressure monitoring',
    'Lane-keep assist',
    'Front fog lights',
    'Roof rails',
    'Trailer sway control',
    'Colour touchscreen',
    'Rear parking sensors',
    'Rear cross-traffic alert',
    'ISOFIX child-seat anchor points',
  ]
  const unique = [...fitted, ...factory].filter(
    ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
  )
  const surplus = Math.max(0, unique.length - mostFeatures)
  const dropped = new Set(
    humble.filter((name) => unique.some((one) => one.name === name)).slice(0, surplus),
  )
  return unique.filter(({ name }) => !dropped.has(name)).slice(0, mostFeatures)
}
