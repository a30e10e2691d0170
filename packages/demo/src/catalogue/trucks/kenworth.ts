import { dieselWith, truck, type UnitMake } from '../units.ts'

const cab = [
  'Air conditioning',
  'Cruise control',
  'Bluetooth',
  'Engine brake',
  'Air-suspended driver seat',
  'Polished alloy fuel tanks',
  'Bull bar',
  'UHF radio',
]
const cummins = (transmission: string) => dieselWith(14.9, 6, 2508, transmission)

export const kenworth: UnitMake = {
  name: 'Kenworth',
  vin: { truck: '6F5######*A######' },
  resale: 'strong',
  warrantyYears: 3,
  colours: ['White', 'Prussian Blue', 'Burgundy', 'Forest Green', 'Ebony Black', 'Signal Red'],
  units: [
    truck(
      ['T410SAR', 'Day Cab', 'T410'],
      'Prime Mover',
      338_000,
      ['6x4', 27_000, 2],
      dieselWith(12.9, 6, 2508, '12 Speed Automated Manual'),
      [2018, 2026],
      [...cab, 'Turntable'],
    ),
    truck(
      ['T610SAR', '600 mm Sleeper', 'T610'],
      'Prime Mover',
      392_000,
      ['6x4', 27_000, 2],
      cummins('18 Speed Automated Manual'),
      [2017, 2026],
      [...cab, 'Turntable', 'Sleeper cab'],
    ),
    truck(
      ['T909', '36 Inch Sleeper', 'T909'],
      'Prime Mover',
      428_000,
      ['6x4', 27_000, 2],
      cummins('18 Speed Manual'),
      [2012, 2026],
      [...cab, 'Turntable', 'Sleeper cab', 'Road-train rated'],
    ),
    truck(
      ['K200', 'Aerodyne', 'K200'],
      'Prime Mover',
      402_000,
      ['6x4', 27_000, 2],
      cummins('18 Speed Manual'),
      [2011, 2022],
      [...cab, 'Turntable', 'Sleeper cab with fridge', 'Road-train rated'],
    ),
  ],
}
