import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'ABS',
  'LED headlight',
  'TFT display',
  'Assist and slipper clutch',
  'Traction control',
  'Smartphone connection',
]

export const kawasaki: UnitMake = {
  name: 'Kawasaki',
  vin: { motorcycle: 'JKBZXT##0*A######' },
  resale: 'good',
  warrantyYears: 2,
  colours: ['Lime Green', 'Metallic Spark Black', 'Pearl White', 'Metallic Grey', 'Candy Red'],
  units: [
    motorcycle(
      ['Ninja 1000SX', ''],
      'Touring Bike',
      19_999,
      [1043, 4, 111, 6],
      [2017, 2026],
      [...standard, 'Quick shifter', 'Cruise control', 'Adjustable windscreen'],
    ),
    motorcycle(
      ['Ninja 650', 'L'],
      'Sports Bike',
      11_999,
      [649, 2, 64, 6],
      [2017, 2026],
      [...standard, 'LAMS approved', 'Adjustable levers'],
    ),
    motorcycle(
      ['Z900', 'SE'],
      'Naked',
      17_499,
      [948, 4, 99, 6],
      [2017, 2026],
      [...standard, 'Riding modes', 'Öhlins rear shock', 'Brembo brakes'],
    ),
    motorcycle(
      ['Versys 650', 'L'],
      'Adventure',
      12_999,
      [649, 2, 61, 6],
      [2015, 2026],
      [...standard, 'LAMS approved', 'Adjustable windscreen'],
    ),
    motorcycle(
      ['Vulcan S', ''],
      'Cruiser',
      10_999,
      [649, 2, 62, 6],
      [2015, 2026],
      [...standard, 'LAMS approved', 'Adjustable footpegs'],
    ),
    motorcycle(
      ['KLX230R', ''],
      'Dirt Bike',
      6_799,
      [233, 1, 20, 6],
      [2020, 2026],
      [...standard, 'Electric start', 'Long-travel suspension'],
    ),
  ],
}
