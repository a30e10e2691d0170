import { caravan, type UnitMake } from '../units.ts'

const road = [
  'Ensuite with shower and toilet',
  'Four-burner cooktop with oven',
  'Roof air conditioning',
  'Cafe dining',
  'Washing machine',
  'Electric awning',
  'Smart television',
]
const offRoad = [
  ...road,
  'Independent trailing-arm suspension',
  'Two 170 W solar panels',
  'Lithium batteries',
  'Two 95 L water tanks',
  'Checker-plate sides',
]

export const newAge: UnitMake = {
  name: 'New Age',
  vin: { caravan: '6T9T26N9#*1######' },
  resale: 'good',
  warrantyYears: 3,
  colours: ['White', 'Gloss White', 'Charcoal', 'Silver'],
  units: [
    caravan(
      ['Manta Ray', '16 Ensuite'],
      'Caravan',
      71_990,
      [16.5, 7.5, 1990, 2490, 'Tandem', 2],
      [2016, 2026],
      road,
    ),
    caravan(
      ['Manta Ray', '19 Ensuite'],
      'Caravan',
      78_990,
      [19.5, 8, 2290, 2790, 'Tandem', 2],
      [2015, 2026],
      road,
    ),
    caravan(
      ['Manta Ray', '20 Family'],
      'Caravan',
      84_990,
      [20.5, 8, 2480, 3080, 'Tandem', 5],
      [2017, 2026],
      [...road, 'Double bunks'],
    ),
    caravan(
      ['Big Red', '18 Ensuite'],
      'Caravan',
      92_990,
      [18.5, 8, 2420, 3020, 'Tandem', 2],
      [2016, 2026],
      offRoad,
    ),
    caravan(
      ['Big Red', '22 Family'],
      'Caravan',
      109_990,
      [22.5, 8, 2840, 3500, 'Tandem', 6],
      [2018, 2026],
      [...offRoad, 'Triple bunks'],
    ),
    caravan(
      ['Road Owl', '21 Slide-out'],
      'Caravan',
      98_500,
      [21.5, 8, 2690, 3290, 'Tandem', 2],
      [2019, 2025],
      [...road, 'Slide-out lounge', 'Island queen bed'],
    ),
  ],
}
