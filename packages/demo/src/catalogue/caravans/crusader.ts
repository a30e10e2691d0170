import { caravan, type UnitMake } from '../units.ts'

const musketeer = [
  'Ensuite with shower and toilet',
  'Four-burner cooktop with oven',
  'Roof air conditioning',
  'Leather-look dinette',
  'Washing machine',
  'Roll-out awning',
  '170 W solar panel',
]

export const crusader: UnitMake = {
  name: 'Crusader',
  vin: { caravan: '6T9T27C8#*2######' },
  resale: 'good',
  warrantyYears: 3,
  colours: ['White', 'Gloss White', 'Champagne', 'Silver'],
  units: [
    caravan(
      ['Musketeer', 'Athos'],
      'Caravan',
      72_990,
      [18.5, 8, 2180, 2680, 'Tandem', 2],
      [2015, 2025],
      musketeer,
    ),
    caravan(
      ['Musketeer', 'Porthos'],
      'Caravan',
      78_490,
      [20.5, 8, 2390, 2890, 'Tandem', 4],
      [2015, 2026],
      [...musketeer, 'Double bunks'],
    ),
    caravan(
      ['Excalibur', 'Prince'],
      'Caravan',
      89_990,
      [19.5, 8, 2410, 3010, 'Tandem', 2],
      [2017, 2026],
      [...musketeer, 'Island queen bed', 'Full-height slide robe'],
    ),
    caravan(
      ['Excalibur', 'Emperor'],
      'Caravan',
      104_990,
      [22.5, 8, 2790, 3490, 'Tandem', 2],
      [2018, 2026],
      [...musketeer, 'Island queen bed', 'Club lounge', 'Diesel heater'],
    ),
    caravan(
      ['X-Country', 'Ridge'],
      'Caravan',
      99_990,
      [19.5, 8, 2560, 3200, 'Tandem', 2],
      [2020, 2026],
      [...musketeer, 'Independent trailing-arm suspension', 'Stone guard', 'Lithium batteries'],
    ),
  ],
}
