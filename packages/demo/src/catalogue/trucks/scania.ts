import { dieselWith, truck, type UnitMake } from '../units.ts'

const cab = [
  'Climate control',
  'Driver and side curtain airbags',
  'Adaptive cruise control',
  'Bluetooth',
  'Advanced emergency braking',
  'Lane-departure warning',
  'Retarder',
  'Air-suspended driver seat',
]

export const scania: UnitMake = {
  name: 'Scania',
  vin: { truck: 'YS2R6X40#*5######' },
  resale: 'good',
  warrantyYears: 3,
  colours: ['White', 'Ivory White', 'Scania Red', 'Midnight Blue', 'Ebony Black'],
  units: [
    truck(
      ['P Series', 'P 360', 'NTG'],
      'Heavy Truck',
      232_000,
      ['6x4', 24_500, 2],
      dieselWith(9.3, 5, 1700, '12 Speed Automated Manual'),
      [2018, 2026],
      [...cab, 'Fourteen-pallet curtain-sider', 'Tailgate lifter'],
    ),
    truck(
      ['R Series', 'R 540', 'NTG'],
      'Prime Mover',
      302_000,
      ['6x4', 26_000, 2],
      dieselWith(12.7, 6, 2700, '14 Speed Automated Manual'),
      [2018, 2026],
      [...cab, 'Turntable', 'Highline sleeper cab', 'Bull bar'],
    ),
    truck(
      ['R Series', 'R 660 V8', 'NTG'],
      'Prime Mover',
      348_000,
      ['6x4', 26_000, 2],
      dieselWith(16.4, 8, 3300, '14 Speed Automated Manual'),
      [2020, 2026],
      [...cab, 'Turntable', 'Highline sleeper cab', 'Bull bar', 'Road-train rated'],
    ),
  ],
}
