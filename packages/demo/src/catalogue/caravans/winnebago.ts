import { dieselWith, motorhome, type UnitMake } from '../units.ts'

const iveco = dieselWith(3.0, 4, 430, '8 Speed Automatic')
const ducato = dieselWith(2.3, 4, 400, '9 Speed Automatic')
const comforts = [
  'Ensuite with shower and toilet',
  'Four-burner cooktop with oven',
  'Roof air conditioning',
  'Roll-out awning',
  'Reversing camera',
  'Cruise control',
  '165 L fridge',
  '120 W solar panel',
]

export const winnebago: UnitMake = {
  name: 'Winnebago',
  vin: { motorhome: 'ZCFC#####*5######' },
  resale: 'good',
  warrantyYears: 3,
  colours: ['White', 'Silver', 'Campovolo Grey'],
  units: [
    motorhome(
      ['Byron', 'C2534SL', 'Fiat Ducato'],
      184_990,
      [25, 7.5, 2, 2, 4490],
      ducato,
      [2016, 2024],
      comforts,
    ),
    motorhome(
      ['Burleigh', 'W3125', 'Iveco Daily'],
      219_990,
      [26, 7.8, 4, 4, 4995],
      iveco,
      [2018, 2026],
      [...comforts, 'Slide-out bedroom'],
    ),
    motorhome(
      ['Balmoral', 'Z3124', 'Iveco Daily'],
      249_990,
      [30, 7.8, 6, 6, 6500],
      iveco,
      [2017, 2026],
      [...comforts, 'Slide-out lounge', 'Diesel heater', 'Washing machine'],
    ),
    motorhome(
      ['Iluka', 'C2232', 'Fiat Ducato'],
      159_990,
      [22.5, 7.2, 4, 4, 4005],
      ducato,
      [2013, 2022],
      comforts,
    ),
  ],
}
