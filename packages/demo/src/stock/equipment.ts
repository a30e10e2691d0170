import type { Make, Role } from '../catalogue/build.ts'
import type { Feature } from './demo-car.ts'
import { type EquipmentFacts, hasAeb, isPlain, never, yearFor } from './equipment-facts.ts'
import { type EquipmentRule, equipmentRules } from './equipment-rules.ts'
import { steadyChance } from './random.ts'

/** A badge either has something or not: the draw belongs to badge and rule, not to the car. */
function isShared(
  { make, generation, badge }: EquipmentFacts,
  { name, share = 1 }: EquipmentRule,
): boolean {
  const key = [make.name, generation.model, generation.series, badge.name, badge.body, name].join(
    '|',
  )
  return steadyChance(key) < share
}

/** Equipment a car came with, before any accessories. */
export function factoryEquipment(facts: EquipmentFacts): Feature[] {
  const own = [...(facts.generation.features ?? []), ...(facts.badge.features ?? [])]
  const listed = equipmentRules.filter(
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
    ...(own.some((name) => /leather/i.test(name)) ? [] : seatTrim(facts)),
    ...wheels(facts, own),
  ]
}

function headingOf(name: string): Feature['category'] {
  if (/lights?\b|bumper|bull bar|tyres|wheels|snorkel|sunroof|flares|rock rails|wing/i.test(name))
    return 'Exterior'
  if (/seats|touchscreen|sliding|roof|soft-close|adaptive air|wood/i.test(name)) return 'Comfort'
  if (/outlets|sound system/i.test(name)) return 'Technology'
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
