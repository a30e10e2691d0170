import { caravan, type UnitMake } from '../units.ts'

const european = [
  'Alde hydronic heating',
  'Panoramic front window',
  'Thetford three-way fridge',
  'AL-KO chassis with stabiliser',
  'Blackout blinds and flyscreens',
  'LED ambient lighting',
]

export const adria: UnitMake = {
  name: 'Adria',
  vin: { caravan: 'TMC15UJ0##*######' },
  resale: 'average',
  warrantyYears: 2,
  colours: ['White', 'Silver', 'Platinum Silver'],
  units: [
    caravan(
      ['Action', '361 LT'],
      'Caravan',
      56_990,
      [14, 7, 1090, 1500, 'Single', 2],
      [2016, 2026],
      european,
    ),
    caravan(
      ['Adora', '542 UL'],
      'Caravan',
      68_990,
      [19, 8, 1520, 2000, 'Single', 4],
      [2015, 2025],
      [...european, 'Ensuite with shower and toilet'],
    ),
    caravan(
      ['Alpina', '663 HT'],
      'Caravan',
      89_990,
      [22.5, 8, 1940, 2500, 'Tandem', 4],
      [2014, 2025],
      [...european, 'Ensuite with shower and toilet', 'U-shaped lounge', 'Oven and grill'],
    ),
  ],
}
