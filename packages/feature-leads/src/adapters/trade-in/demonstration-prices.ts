/**
 * Price of a model when it was new, in whole dollars, with badges it was sold as. They are round examples in
 * the order of what such cars cost in Australia, from no list of anybody: enough to try the pages with.
 */
export interface DemonstrationModel {
  model: string
  newPriceDollars: number
  badges: readonly string[]
}

const row = (model: string, newPriceDollars: number, ...badges: string[]): DemonstrationModel => ({
  model,
  newPriceDollars,
  badges,
})

/** Models of the demonstration, by make. A model that is not here is not valued online. */
export const DEMONSTRATION_PRICES: Readonly<Record<string, readonly DemonstrationModel[]>> = {
  Ford: [
    row('Everest', 66_000, 'Trend', 'Sport', 'Platinum'),
    row('Ranger', 61_000, 'XLS', 'XLT', 'Wildtrak'),
  ],
  Honda: [row('Civic', 47_000, 'VTi-LX'), row('CR-V', 46_000, 'VTi X', 'VTi L7')],
  Hyundai: [
    row('i30', 31_000, 'Active', 'N Line'),
    row('Kona', 36_000, 'Premium'),
    row('Tucson', 43_000, 'Elite', 'Highlander'),
  ],
  Isuzu: [row('D-Max', 59_000, 'LS-U', 'X-Terrain'), row('MU-X', 62_000, 'LS-U', 'LS-T')],
  Kia: [
    row('Cerato', 33_000, 'S', 'GT'),
    row('Carnival', 60_000, 'SLi', 'Platinum'),
    row('Sportage', 44_000, 'SX', 'GT-Line'),
  ],
  Mazda: [
    row('BT-50', 58_000, 'XTR', 'GT'),
    row('CX-5', 45_000, 'Maxx Sport', 'Touring', 'Akera'),
    row('Mazda3', 36_000, 'G20 Pure', 'G25 GT'),
  ],
  Mitsubishi: [row('Outlander', 45_000, 'LS', 'Exceed'), row('Triton', 52_000, 'GLX-R', 'GLS')],
  Nissan: [row('Navara', 56_000, 'ST-X', 'PRO-4X'), row('X-Trail', 45_000, 'ST-L', 'Ti')],
  Subaru: [row('Forester', 44_000, '2.5i-L', '2.5i-S'), row('Outback', 48_000, 'AWD Touring')],
  Tesla: [row('Model 3', 66_000, 'Rear-Wheel Drive'), row('Model Y', 70_000, 'Long Range')],
  Toyota: [
    row('Camry', 42_000, 'Ascent Sport', 'SL'),
    row('Corolla', 33_000, 'Ascent Sport', 'SX', 'ZR'),
    row('HiLux', 60_000, 'SR', 'SR5', 'Rogue'),
    row('LandCruiser Prado', 82_000, 'GXL', 'VX'),
    row('RAV4', 47_000, 'GX', 'GXL', 'Cruiser'),
    row('Yaris', 28_000, 'Ascent Sport'),
  ],
  Volkswagen: [row('Golf', 42_000, '110TSI', 'R-Line'), row('Tiguan', 50_000, '132TSI Life')],
}

/** Share of the new price a dealer pays at trade-in, by whole years of age from 0 to 7. */
export const DEMONSTRATION_SHARES = [0.8, 0.7, 0.62, 0.55, 0.49, 0.43, 0.38, 0.34] as const

/** Kilometres a car is expected to drive in a year; more costs 1.5 % for each 10,000 km, fewer bring it. */
export const DEMONSTRATION_YEARLY_KM = 15_000

/** Questions of the demonstration; `percent` is what an answer changes the value by. */
export const DEMONSTRATION_QUESTIONS = [
  {
    id: 'condition',
    label: 'How does it look and drive?',
    options: [
      { id: 'excellent', label: 'Excellent: nothing to repair', percent: 4 },
      { id: 'good', label: 'Good: signs of normal use', percent: 0 },
      { id: 'fair', label: 'Fair: needs some repairs', percent: -8 },
      { id: 'poor', label: 'Poor: needs major work', percent: -22 },
    ],
  },
  {
    id: 'service',
    label: 'What is its service history?',
    options: [
      { id: 'full', label: 'Complete log book', percent: 0 },
      { id: 'part', label: 'Most services', percent: -4 },
      { id: 'none', label: 'No records', percent: -9 },
    ],
  },
  {
    id: 'accident',
    label: 'Has it been in an accident?',
    options: [
      { id: 'no', label: 'No', percent: 0 },
      { id: 'repaired', label: 'Yes, repaired', percent: -6 },
      { id: 'damaged', label: 'Yes, and not repaired', percent: -18 },
    ],
  },
  {
    id: 'keys',
    label: 'How many keys does it have?',
    options: [
      { id: 'two', label: 'Two or more', percent: 0 },
      { id: 'one', label: 'One', percent: -1 },
    ],
  },
] as const
