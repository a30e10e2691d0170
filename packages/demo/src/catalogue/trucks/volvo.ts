import { dieselWith, truck, type UnitMake } from '../units.ts'

const cab = [
  'Climate control',
  'Driver airbag',
  'Adaptive cruise control',
  'Bluetooth',
  'Collision warning with emergency brake',
  'Lane-keep support',
  'Air-suspended driver seat',
  'Engine brake',
]
const d13 = dieselWith(12.8, 6, 2600, '12 Speed Automated Manual')

export const volvoTrucks: UnitMake = {
  name: 'Volvo',
  vin: { truck: 'YV2RT40A#*B######' },
  resale: 'good',
  warrantyYears: 3,
  colours: ['White', 'Polar White', 'Burgundy', 'Midnight Blue', 'Silver'],
  units: [
    truck(
      ['FM', '460 Globetrotter', 'FM13'],
      'Prime Mover',
      268_000,
      ['6x4', 26_000, 2],
      dieselWith(12.8, 6, 2300, '12 Speed Automated Manual'),
      [2016, 2026],
      [...cab, 'Turntable', 'Sleeper cab'],
    ),
    truck(
      ['FH', '540 Globetrotter XL', 'FH13'],
      'Prime Mover',
      312_000,
      ['6x4', 26_000, 2],
      d13,
      [2015, 2026],
      [...cab, 'Turntable', 'Sleeper cab with fridge', 'Bull bar', 'Road-train rated'],
    ),
    truck(
      ['FH16', '700 Globetrotter XXL', 'FH16'],
      'Prime Mover',
      362_000,
      ['6x4', 26_000, 2],
      dieselWith(16.1, 6, 3150, '14 Speed Automated Manual'),
      [2016, 2026],
      [...cab, 'Turntable', 'Sleeper cab with fridge', 'Bull bar', 'Road-train rated'],
    ),
  ],
}
