import { dieselWith, motorhome, type UnitMake } from '../units.ts'

const iveco = dieselWith(3.0, 4, 430, '8 Speed Automatic')
const ducato = dieselWith(2.3, 4, 400, '9 Speed Automatic')
const comforts = [
  'Ensuite with shower and toilet',
  'Gas oven and grill',
  'Roof air conditioning',
  'Electric awning',
  'Reversing camera',
  'Cruise control',
  'Fibreglass body',
  '150 W solar panel',
]

export const avida: UnitMake = {
  name: 'Avida',
  vin: { motorhome: 'ZFA250000#3######' },
  resale: 'good',
  warrantyYears: 3,
  colours: ['White', 'Silver', 'Gloss White'],
  units: [
    motorhome(
      ['Birdsville', 'C7336SL', 'Fiat Ducato'],
      192_990,
      [24, 7.5, 4, 4, 4490],
      ducato,
      [2014, 2025],
      [...comforts, 'Slide-out bedroom'],
    ),
    motorhome(
      ['Ceduna', 'C7946SL', 'Iveco Daily'],
      229_990,
      [26, 7.8, 6, 6, 5500],
      iveco,
      [2016, 2026],
      comforts,
    ),
    motorhome(
      ['Esperance', 'C8834', 'Iveco Daily'],
      259_990,
      [29, 7.8, 4, 4, 6500],
      iveco,
      [2015, 2026],
      [...comforts, 'Washing machine', 'Diesel heater'],
    ),
  ],
}
