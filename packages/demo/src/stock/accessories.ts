import type { Feature } from './demo-car.ts'
import {
  both,
  type EquipmentFacts,
  hasRole,
  isTallBody,
  isWorkVehicle,
  not,
} from './equipment-facts.ts'
import type { Random } from './random.ts'

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
