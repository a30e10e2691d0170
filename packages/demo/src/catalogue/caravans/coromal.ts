import { caravan, type UnitMake } from '../units.ts'

const element = [
  'Four-burner cooktop with oven',
  'Roof air conditioning',
  'Cafe dining',
  'Roll-out awning',
  'Three-way fridge',
  'Aluminium frame',
]

export const coromal: UnitMake = {
  name: 'Coromal',
  vin: { caravan: '6T9T23C6#*4######' },
  resale: 'average',
  warrantyYears: 3,
  colours: ['White', 'Ivory', 'Silver'],
  units: [
    caravan(
      ['Element', '542 Pop Top'],
      'Pop-top Caravan',
      52_990,
      [17.5, 7.5, 1590, 1990, 'Single', 2],
      [2012, 2020],
      [...element, 'Pop-up roof with gas struts'],
    ),
    caravan(
      ['Element', '612'],
      'Caravan',
      59_990,
      [20, 8, 2060, 2560, 'Tandem', 2],
      [2012, 2020],
      [...element, 'Ensuite with shower and toilet', 'Island queen bed'],
    ),
    caravan(
      ['Element', '632 Family'],
      'Caravan',
      62_990,
      [20.5, 8, 2140, 2640, 'Tandem', 5],
      [2013, 2021],
      [...element, 'Ensuite with shower and toilet', 'Triple bunks'],
    ),
    caravan(
      ['Appeal', '637'],
      'Caravan',
      72_990,
      [21, 8, 2310, 2810, 'Tandem', 2],
      [2014, 2021],
      [...element, 'Ensuite with shower and toilet', 'Washing machine', 'Club lounge'],
    ),
    caravan(
      ['Thrill Seeker', 'TS18'],
      'Caravan',
      84_990,
      [18.5, 8, 2360, 2960, 'Tandem', 4],
      [2022, 2026],
      [
        ...element,
        'Ensuite with shower and toilet',
        'Double bunks',
        'Independent trailing-arm suspension',
      ],
    ),
  ],
}
