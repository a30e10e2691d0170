import { dieselWith, truck, type UnitMake } from '../units.ts'

const cab = [
  'Air conditioning',
  'Driver airbag',
  'Adaptive cruise control',
  'Bluetooth',
  'Traffic-eye braking',
  'Lane-departure warning',
  'Air-suspended driver seat',
]

export const ud: UnitMake = {
  name: 'UD',
  vin: { truck: 'JNCLSB##0*U######' },
  resale: 'average',
  warrantyYears: 4,
  colours: ['White', 'Glacier White', 'Silver', 'Metallic Blue'],
  units: [
    truck(
      ['Croner', 'PK 17 280', 'PKE'],
      'Heavy Truck',
      158_000,
      ['4x2', 17_500, 3],
      dieselWith(7.7, 6, 1050, '6 Speed Automatic'),
      [2019, 2026],
      [...cab, 'Twelve-pallet curtain-sider', 'Tailgate lifter'],
    ),
    truck(
      ['Quon', 'CW 25 390', 'CW'],
      'Heavy Truck - Tipper',
      248_000,
      ['6x4', 25_000, 2],
      dieselWith(10.8, 6, 1750, '12 Speed Automated Manual'),
      [2018, 2026],
      [...cab, 'Steel tipping body', 'Disc brakes all round'],
    ),
    truck(
      ['Quon', 'GW 26 460', 'GW'],
      'Prime Mover',
      256_000,
      ['6x4', 26_000, 2],
      dieselWith(10.8, 6, 2200, '12 Speed Automated Manual'),
      [2018, 2026],
      [...cab, 'Sleeper cab', 'Turntable', 'Disc brakes all round'],
    ),
  ],
}
