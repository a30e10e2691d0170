import { dieselWith, motorhome, type UnitMake } from '../units.ts'

const sprinter = dieselWith(2.1, 4, 450, '9 Speed Automatic')
const transporter = dieselWith(2.0, 4, 450, '7 Speed Dual Clutch Automatic')
const kit = [
  'Remote-control bathroom',
  'Induction cooktop',
  'Diesel hot water and heating',
  'Lithium batteries',
  '190 W solar panel',
  'Swivelling front seats',
  'Adaptive cruise control',
]

export const trakka: UnitMake = {
  name: 'Trakka',
  vin: { motorhome: 'W1V907###2P######' },
  resale: 'strong',
  warrantyYears: 5,
  colours: ['Arctic White', 'Tenorite Grey', 'Jupiter Red', 'Blue Grey', 'Silver'],
  units: [
    motorhome(
      ['Jabiru', 'J2S', 'Mercedes-Benz Sprinter'],
      212_990,
      [22.5, 6.6, 2, 2, 4100],
      sprinter,
      [2019, 2026],
      kit,
    ),
    motorhome(
      ['Jabiru', 'J3 4x4', 'Mercedes-Benz Sprinter'],
      234_990,
      [23, 6.6, 3, 4, 4490],
      sprinter,
      [2020, 2026],
      [...kit, 'All-terrain tyres'],
    ),
    motorhome(
      ['Trakkaway', '700', 'Fiat Ducato'],
      229_500,
      [23, 7.2, 2, 2, 4490],
      dieselWith(2.2, 4, 450, '9 Speed Automatic'),
      [2021, 2026],
      [...kit, 'Garage for bicycles'],
    ),
    motorhome(
      ['Trakkadu', '400', 'Volkswagen Transporter 4MOTION'],
      149_990,
      [17.5, 6.3, 4, 4, 3200],
      transporter,
      [2016, 2025],
      [
        'Pop-up roof',
        'Swivelling front seats',
        'Compressor fridge',
        'Two-burner cooktop',
        'Diesel heater',
        'Reversing camera',
        'Adaptive cruise control',
        'Lithium batteries',
      ],
    ),
  ],
}
