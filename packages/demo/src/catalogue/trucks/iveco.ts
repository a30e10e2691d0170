import { bus, dieselWith, truck, type UnitMake } from '../units.ts'

const cab = [
  'Climate control',
  'Driver airbag',
  'Adaptive cruise control',
  'Reversing camera',
  'Bluetooth',
  'Electronic stability control',
  'Advanced emergency braking',
]
const daily = dieselWith(3.0, 4, 430, '8 Speed Automatic')

export const iveco: UnitMake = {
  name: 'Iveco',
  vin: { truck: 'ZCFC#####*5######', bus: 'ZCFC#####*5######' },
  resale: 'weak',
  warrantyYears: 5,
  colours: ['White', 'Campovolo Grey', 'Silver', 'Maranello Red'],
  units: [
    truck(
      ['Daily', '45C18 Cab Chassis', 'MY22'],
      'Tray Truck',
      78_500,
      ['4x2', 4_495, 3],
      daily,
      [2019, 2026],
      [...cab, 'Alloy tray with drop sides'],
    ),
    truck(
      ['Daily', '50C21 Crew Tipper', 'MY22'],
      'Tipper Truck',
      99_800,
      ['4x2', 5_200, 7],
      dieselWith(3.0, 4, 470, '8 Speed Automatic'),
      [2019, 2026],
      [...cab, 'Tipping body', 'Crew cab'],
    ),
    truck(
      ['S-Way', 'AS530', 'AS'],
      'Prime Mover',
      268_000,
      ['6x4', 26_000, 2],
      dieselWith(12.9, 6, 2400, '12 Speed Automated Manual'),
      [2022, 2026],
      [...cab, 'Turntable', 'Sleeper cab with fridge'],
    ),
    bus(
      ['Daily', 'Shuttle 50C', 'MY21'],
      128_000,
      [16, 5_200],
      daily,
      [2018, 2025],
      [
        'Ducted air conditioning',
        'Power entry door',
        'Lap-sash belts on every seat',
        'Wheelchair lift',
        'Reversing camera',
        'Cruise control',
        'Electronic stability control',
        'Bluetooth',
      ],
    ),
  ],
}
