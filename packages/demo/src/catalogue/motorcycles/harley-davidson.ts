import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'ABS',
  'LED headlight',
  'Keyless ignition',
  'Security system',
  'Cruise control',
  'USB charging',
]

export const harleyDavidson: UnitMake = {
  name: 'Harley-Davidson',
  vin: { motorcycle: '5HD1###1#*B######' },
  resale: 'strong',
  warrantyYears: 3,
  colours: ['Vivid Black', 'Billet Grey', 'Redline Red', 'White Onyx Pearl', 'Atlas Silver'],
  units: [
    motorcycle(
      ['Street Glide', 'Special'],
      'Touring Bike',
      41_995,
      [1868, 2, 163, 6],
      [2018, 2026],
      [...standard, 'Batwing fairing', 'Hard panniers', 'Infotainment with navigation'],
    ),
    motorcycle(
      ['Road Glide', 'Limited'],
      'Touring Bike',
      46_995,
      [1868, 2, 164, 6],
      [2019, 2026],
      [...standard, 'Shark-nose fairing', 'Hard panniers', 'Tour-Pak', 'Heated grips'],
    ),
    motorcycle(
      ['Fat Boy', '114'],
      'Cruiser',
      34_495,
      [1868, 2, 155, 6],
      [2018, 2026],
      [...standard, 'Solid disc wheels', 'Chrome headlight nacelle'],
    ),
    motorcycle(
      ['Softail Standard', ''],
      'Cruiser',
      24_995,
      [1746, 2, 145, 6],
      [2020, 2026],
      [...standard, 'Spoked wheels', 'Bobber fender'],
    ),
    motorcycle(
      ['Pan America', '1250 Special'],
      'Adventure',
      34_495,
      [1252, 2, 128, 6],
      [2021, 2026],
      [...standard, 'Adaptive ride height', 'Riding modes', 'Spoked tubeless wheels'],
    ),
    motorcycle(
      ['Nightster', ''],
      'Cruiser',
      23_995,
      [975, 2, 95, 6],
      [2022, 2026],
      [...standard, 'Riding modes', 'Mid-mount controls'],
    ),
  ],
}
