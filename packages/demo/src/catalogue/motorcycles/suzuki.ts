import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'ABS',
  'LED headlight',
  'Easy start',
  'Low-rev assist',
  'Adjustable levers',
  'Digital display',
]

export const suzukiMotorcycles: UnitMake = {
  name: 'Suzuki',
  vin: { motorcycle: 'JS1C####0*7######' },
  resale: 'average',
  warrantyYears: 3,
  colours: [
    'Metallic Triton Blue',
    'Glass Sparkle Black',
    'Pearl White',
    'Champion Yellow',
    'Oort Grey',
  ],
  units: [
    motorcycle(
      ['V-Strom 1050', 'DE'],
      'Adventure',
      21_490,
      [1037, 2, 100, 6],
      [2020, 2026],
      [...standard, 'Quick shifter', 'Cruise control', 'Spoked wheels', 'Engine bars'],
    ),
    motorcycle(
      ['V-Strom 650', 'XT'],
      'Adventure',
      14_090,
      [645, 2, 62, 6],
      [2015, 2024],
      [...standard, 'LAMS approved', 'Spoked wheels', 'Hand guards'],
    ),
    motorcycle(
      ['GSX-S1000GT', ''],
      'Touring Bike',
      20_490,
      [999, 4, 106, 6],
      [2022, 2026],
      [...standard, 'Quick shifter', 'Cruise control', 'Panniers'],
    ),
    motorcycle(
      ['SV650', ''],
      'Naked',
      11_290,
      [645, 2, 64, 6],
      [2016, 2024],
      [...standard, 'LAMS approved', 'V-twin engine'],
    ),
    motorcycle(
      ['GSX-R1000R', ''],
      'Sports Bike',
      27_490,
      [999, 4, 117, 6],
      [2017, 2025],
      [...standard, 'Quick shifter', 'Launch control', 'Showa suspension'],
    ),
    motorcycle(
      ['DR-Z400E', ''],
      'Dirt Bike',
      9_990,
      [398, 1, 39, 5],
      [2010, 2023],
      [...standard, 'Road registrable', 'Long-range tank'],
    ),
  ],
}
