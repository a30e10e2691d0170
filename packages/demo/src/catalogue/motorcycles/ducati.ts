import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'Cornering ABS',
  'Traction control',
  'LED headlight',
  'Riding modes',
  'Wheelie control',
  'TFT display',
]

export const ducati: UnitMake = {
  name: 'Ducati',
  vin: { motorcycle: 'ZDMA####0*B######' },
  resale: 'average',
  warrantyYears: 2,
  colours: ['Ducati Red', 'Arctic White', 'Thrilling Black', 'Aviator Grey', 'Iceberg White'],
  units: [
    motorcycle(
      ['Multistrada V4', 'S'],
      'Adventure',
      33_900,
      [1158, 4, 125, 6],
      [2021, 2026],
      [...standard, 'Quick shifter', 'Radar cruise control', 'Semi-active suspension', 'Panniers'],
    ),
    motorcycle(
      ['Monster', 'Plus'],
      'Naked',
      19_900,
      [937, 2, 93, 6],
      [2021, 2026],
      [...standard, 'Quick shifter', 'Brembo brakes', 'Flyscreen'],
    ),
    motorcycle(
      ['Panigale V4', 'S'],
      'Sports Bike',
      43_900,
      [1103, 4, 123, 6],
      [2018, 2026],
      [...standard, 'Quick shifter', 'Öhlins suspension', 'Forged wheels', 'Brembo brakes'],
    ),
    motorcycle(
      ['Scrambler', 'Icon'],
      'Naked',
      15_900,
      [803, 2, 65, 6],
      [2015, 2026],
      [...standard, 'Wide handlebar', 'Spoked-look wheels'],
    ),
    motorcycle(
      ['Diavel V4', ''],
      'Cruiser',
      40_900,
      [1158, 4, 126, 6],
      [2023, 2026],
      [...standard, 'Quick shifter', 'Brembo brakes', 'Full-width tail light'],
    ),
  ],
}
