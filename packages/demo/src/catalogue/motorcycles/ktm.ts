import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'Cornering ABS',
  'Traction control',
  'LED headlight',
  'TFT display',
  'WP suspension',
  'Adjustable levers',
]

export const ktm: UnitMake = {
  name: 'KTM',
  vin: { motorcycle: 'VBKV####0*M######' },
  resale: 'average',
  warrantyYears: 2,
  colours: ['Orange', 'Black and Orange', 'White and Orange', 'Ceramic Grey'],
  units: [
    motorcycle(
      ['390 Adventure', ''],
      'Adventure',
      9_995,
      [373, 1, 37, 6],
      [2020, 2026],
      [...standard, 'LAMS approved', 'Quick shifter', 'Luggage rack'],
    ),
    motorcycle(
      ['890 Adventure', 'R'],
      'Adventure',
      24_495,
      [889, 2, 100, 6],
      [2021, 2026],
      [...standard, 'Rally mode', 'Quick shifter', 'Spoked wheels', 'Engine guard'],
    ),
    motorcycle(
      ['1290 Super Adventure', 'S'],
      'Adventure',
      32_995,
      [1301, 2, 138, 6],
      [2017, 2026],
      [...standard, 'Radar cruise control', 'Semi-active suspension', 'Quick shifter'],
    ),
    motorcycle(
      ['390 Duke', ''],
      'Naked',
      8_395,
      [373, 1, 37, 6],
      [2014, 2026],
      [...standard, 'LAMS approved', 'Quick shifter'],
    ),
    motorcycle(
      ['450 EXC-F', 'Six Days'],
      'Dirt Bike',
      17_295,
      [450, 1, 45, 6],
      [2015, 2026],
      [...standard, 'Road registrable', 'Hydraulic clutch', 'Hand guards'],
    ),
  ],
}
