import { motorcycle, type UnitMake } from '../units.ts'

const standard = [
  'Dual-channel ABS',
  'Analogue instruments',
  'Electric start',
  'Steel frame',
  'Twin rear shocks',
  'Three-year roadside assistance',
]

export const royalEnfield: UnitMake = {
  name: 'Royal Enfield',
  vin: { motorcycle: 'ME3FU###0*K######' },
  resale: 'average',
  warrantyYears: 3,
  colours: ['Chrome Red', 'Stealth Black', 'Gunmetal Grey', 'British Racing Green', 'Ivory White'],
  units: [
    motorcycle(
      ['Interceptor 650', ''],
      'Naked',
      10_990,
      [648, 2, 52, 6],
      [2019, 2026],
      [...standard, 'LAMS approved', 'Spoked wheels'],
    ),
    motorcycle(
      ['Continental GT 650', ''],
      'Sports Bike',
      11_490,
      [648, 2, 52, 6],
      [2019, 2026],
      [...standard, 'LAMS approved', 'Clip-on bars'],
    ),
    motorcycle(
      ['Himalayan', '450'],
      'Adventure',
      9_290,
      [452, 1, 40, 6],
      [2024, 2026],
      [...standard, 'LAMS approved', 'TFT display with maps', 'Luggage rack'],
    ),
    motorcycle(
      ['Super Meteor 650', 'Tourer'],
      'Cruiser',
      12_890,
      [648, 2, 52, 6],
      [2023, 2026],
      [...standard, 'LAMS approved', 'Touring screen', 'Pillion backrest'],
    ),
    motorcycle(
      ['Classic 350', ''],
      'Cruiser',
      8_990,
      [349, 1, 27, 5],
      [2022, 2026],
      [...standard, 'LAMS approved', 'Spoked wheels'],
    ),
  ],
}
