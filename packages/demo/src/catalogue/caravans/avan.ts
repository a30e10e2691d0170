import { caravan, type UnitMake } from '../units.ts'

const light = [
  'Three-way fridge',
  'Two-burner cooktop',
  'LED lighting',
  'Gas bottle',
  '60 L water tank',
]

export const avan: UnitMake = {
  name: 'Avan',
  vin: { caravan: '6T9T24A7#*3######' },
  resale: 'average',
  warrantyYears: 3,
  colours: ['White', 'Silver', 'Ivory'],
  units: [
    caravan(
      ['Aliner', '1'],
      'Pop-top Caravan',
      34_990,
      [12.5, 6.8, 830, 1230, 'Single', 2],
      [2010, 2026],
      [...light, 'A-frame roof that opens in a minute'],
    ),
    caravan(
      ['Cruiseliner', '3B Adventure Plus'],
      'Pop-top Caravan',
      42_990,
      [14.5, 7, 1120, 1520, 'Single', 3],
      [2012, 2026],
      [...light, 'A-frame roof that opens in a minute', 'Roll-out awning', 'Raised suspension'],
    ),
    caravan(
      ['Aspire', '499 Pop Top'],
      'Pop-top Caravan',
      54_490,
      [16.5, 7.5, 1420, 1870, 'Single', 4],
      [2013, 2026],
      [...light, 'Roof air conditioning', 'Pop-up roof with gas struts'],
    ),
    caravan(
      ['Aspire', '555 Hard Top'],
      'Caravan',
      61_990,
      [18.5, 7.5, 1690, 2190, 'Tandem', 4],
      [2014, 2026],
      [...light, 'Roof air conditioning', 'Ensuite with shower and toilet', 'Double bunks'],
    ),
    caravan(
      ['Erin', '442'],
      'Caravan',
      49_990,
      [15.5, 7.2, 1370, 1770, 'Single', 2],
      [2011, 2022],
      [...light, 'Roof air conditioning', 'Island double bed'],
    ),
  ],
}
