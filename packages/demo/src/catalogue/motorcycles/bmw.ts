import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'ABS Pro',
  'Traction control',
  'LED headlight',
  'Riding modes',
  'Heated grips',
  'TFT display',
]

export const bmwMotorrad: UnitMake = {
  name: 'BMW',
  vin: { motorcycle: 'WB10####0*Z######' },
  resale: 'good',
  warrantyYears: 5,
  colours: [
    'Alpine White',
    'Racing Blue',
    'Blackstorm Metallic',
    'Style Triple Black',
    'Racing Red',
  ],
  units: [
    motorcycle(
      ['R 1250 GS', 'Rallye'],
      'Adventure',
      28_990,
      [1254, 2, 143, 6],
      [2019, 2023],
      [...standard, 'Shift assistant', 'Keyless Ride', 'Spoked wheels', 'Engine bars'],
    ),
    motorcycle(
      ['R 1300 GS', 'Trophy'],
      'Adventure',
      32_990,
      [1300, 2, 149, 6],
      [2024, 2026],
      [
        ...standard,
        'Shift assistant',
        'Keyless Ride',
        'Radar cruise control',
        'Electronic suspension',
      ],
    ),
    motorcycle(
      ['F 850 GS', 'Tour'],
      'Adventure',
      20_490,
      [853, 2, 92, 6],
      [2018, 2024],
      [...standard, 'Shift assistant', 'Spoked wheels', 'Luggage rack'],
    ),
    motorcycle(
      ['R 18', 'First Edition'],
      'Cruiser',
      31_990,
      [1802, 2, 158, 6],
      [2020, 2026],
      [...standard, 'Reverse assist', 'Chrome exhaust', 'Adaptive headlight'],
    ),
    motorcycle(
      ['S 1000 RR', 'M Sport'],
      'Sports Bike',
      32_490,
      [999, 4, 113, 6],
      [2019, 2026],
      [...standard, 'Shift assistant', 'Launch control', 'Forged wheels', 'Dynamic damping'],
    ),
    motorcycle(
      ['C 400 GT', ''],
      'Scooter',
      14_990,
      [350, 1, 35, 'CVT'],
      [2019, 2026],
      [...standard, 'Keyless Ride', 'Underseat storage', 'Tall windscreen'],
    ),
  ],
}
