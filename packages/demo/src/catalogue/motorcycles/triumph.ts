import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'Cornering ABS',
  'Traction control',
  'LED headlight',
  'Riding modes',
  'Slip-assist clutch',
  'USB charging',
]

export const triumph: UnitMake = {
  name: 'Triumph',
  vin: { motorcycle: 'SMTD####0*T######' },
  resale: 'good',
  warrantyYears: 2,
  colours: [
    'Sapphire Black',
    'Matt Jet Black',
    'Korosi Red',
    'Cobalt Blue',
    'Silver Ice',
    'Competition Green',
  ],
  units: [
    motorcycle(
      ['Tiger 900', 'Rally Pro'],
      'Adventure',
      25_990,
      [888, 3, 90, 6],
      [2020, 2026],
      [...standard, 'Quick shifter', 'Heated grips and seats', 'Spoked wheels'],
    ),
    motorcycle(
      ['Bonneville T120', 'Black'],
      'Naked',
      20_990,
      [1200, 2, 105, 6],
      [2016, 2026],
      [...standard, 'Heated grips', 'Cruise control', 'Spoked wheels'],
    ),
    motorcycle(
      ['Street Triple', 'RS'],
      'Naked',
      19_990,
      [765, 3, 80, 6],
      [2017, 2026],
      [...standard, 'Quick shifter', 'Öhlins rear shock', 'Brembo brakes'],
    ),
    motorcycle(
      ['Rocket 3', 'GT'],
      'Cruiser',
      38_990,
      [2458, 3, 225, 6],
      [2020, 2026],
      [...standard, 'Shaft drive', 'Cruise control', 'Heated grips', 'Hill hold'],
    ),
    motorcycle(
      ['Speed 400', ''],
      'Naked',
      8_990,
      [398, 1, 38, 6],
      [2024, 2026],
      [...standard, 'LAMS approved', 'Upside-down forks'],
    ),
  ],
}
