import type { Unit, UnitKind } from '../catalogue/units.ts'
import type { CarType } from './demo-car.ts'
import type { UnitFeature } from './demo-unit.ts'
import type { Random } from './random.ts'

type Headings = readonly (readonly [words: RegExp, heading: string])[]

const livingHeadings: Headings = [
  [
    /cooktop|oven|grill|fridge|kitchen|ensuite|bathroom|washing|hot plate|sink/i,
    'Kitchen and bathroom',
  ],
  [/bed|bunk|lounge|dining|dinette|television|robe|blind|seats/i, 'Living and sleeping'],
  [/solar|lithium|water|heat|air condition|gas bottle|alde|lighting/i, 'Power, water and climate'],
  [/airbag|braking|camera|cruise|stability|stabiliser|sway/i, 'Safety'],
]
const workHeadings: Headings = [
  [/airbag|braking|brake|camera|stability|lane|collision|belts|detection|pre-collision/i, 'Safety'],
  [
    /tray|body|tip|pantech|curtain|tow|turntable|suspension|lifter|rails|rack|tool|differential|range|luggage|wheelchair/i,
    'Body and towing',
  ],
]
const rideHeadings: Headings = [
  [/abs|traction|brake|steering damper|wheelie|hill hold/i, 'Safety'],
  [
    /display|mode|keyless|key\b|cruise|carplay|usb|shift|launch|charging|infotainment|connection|security/i,
    'Electronics',
  ],
]

const headings: Readonly<Record<UnitKind, { list: Headings; other: string }>> = {
  caravan: { list: livingHeadings, other: 'Outside and towing' },
  motorhome: { list: livingHeadings, other: 'Vehicle' },
  truck: { list: workHeadings, other: 'Cab' },
  bus: { list: workHeadings, other: 'Cabin' },
  motorcycle: { list: rideHeadings, other: 'Equipment' },
}

/** Things owners and the dealer add. */
const accessories: Readonly<Record<UnitKind, readonly string[]>> = {
  caravan: [
    'Weight-distribution hitch',
    'Electronic sway control',
    'Full annexe with floor',
    'Toolbox on the drawbar',
    'Reversing camera',
    'Bicycle rack',
    'Spare wheel',
    'Jockey wheel with clamp',
  ],
  motorhome: [
    'Bicycle rack',
    'Tow bar',
    'Satellite television',
    'Outside shower',
    'Levelling ramps',
  ],
  truck: [
    'UHF radio',
    'Dash camera',
    'Canvas seat covers',
    'Lockable toolboxes',
    'Rotating beacon',
    'Reversing squawker',
    'Fuel-tank locks',
  ],
  bus: ['UHF radio', 'Dash camera', 'Vinyl seat covers', 'First-aid kit', 'Fire extinguisher'],
  motorcycle: [
    'Tank pad',
    'Slip-on exhaust',
    'Crash bars',
    'Top box',
    'Phone mount',
    'Tail tidy',
    'Paddock stand',
    'Service books and two keys',
  ],
}

/** Equipment a vehicle comes with, and what has been put on a used one since. */
export function unitFeatures(unit: Unit, carType: CarType, random: Random): UnitFeature[] {
  const added =
    carType === 'used'
      ? random.shuffled(accessories[unit.kind]).slice(0, random.whole(1, 4))
      : random.shuffled(accessories[unit.kind]).slice(0, random.whole(0, 1))
  const names = [...new Set([...unit.features, ...added])]
  return names.map((name) => ({ category: headingOf(unit.kind, name), name }))
}

function headingOf(kind: UnitKind, name: string): string {
  const { list, other } = headings[kind]
  return list.find(([words]) => words.test(name))?.[1] ?? other
}
