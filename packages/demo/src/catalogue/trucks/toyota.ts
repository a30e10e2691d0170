import { bus, dieselWith, type UnitMake } from '../units.ts'

export const toyotaBuses: UnitMake = {
  name: 'Toyota',
  vin: { bus: 'JTFSK22P#*0######' },
  resale: 'exceptional',
  warrantyYears: 5,
  colours: ['French Vanilla', 'White', 'Silver'],
  units: [
    bus(
      ['Coaster', 'Standard', 'XZB70'],
      128_900,
      [22, 5_700],
      dieselWith(4.0, 4, 397, '6 Speed Automatic'),
      [2017, 2026],
      [
        'Dual-zone air conditioning',
        'Power entry door',
        'Lap-sash belts on every seat',
        'Reversing camera',
        'Cruise control',
        'Vehicle stability control',
        'Luggage rack',
        'Bluetooth',
      ],
    ),
    bus(
      ['Coaster', 'Deluxe', 'XZB70'],
      141_900,
      [20, 5_700],
      dieselWith(4.0, 4, 397, '6 Speed Automatic'),
      [2017, 2026],
      [
        'Dual-zone air conditioning',
        'Power entry door',
        'Lap-sash belts on every seat',
        'Reclining cloth seats',
        'Reversing camera',
        'Cruise control',
        'Vehicle stability control',
        'USB charging at the seats',
      ],
    ),
  ],
}
