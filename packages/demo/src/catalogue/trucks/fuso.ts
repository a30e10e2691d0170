import { bus, dieselWith, truck, type UnitMake } from '../units.ts'

const cab = [
  'Air conditioning',
  'Dual airbags',
  'Cruise control',
  'Reversing camera',
  'Bluetooth',
  'Electronic stability control',
  'Advanced emergency braking',
]
const duonic = dieselWith(3.0, 4, 430, '6 Speed Automated Manual')

export const fuso: UnitMake = {
  name: 'Fuso',
  vin: { truck: 'JLFFEB##0*K######', bus: 'JLFBE64D#*K######' },
  resale: 'average',
  warrantyYears: 5,
  colours: ['White', 'Natural White', 'Silver'],
  units: [
    truck(
      ['Canter', '515 City Cab', 'FEA01'],
      'Tray Truck',
      58_900,
      ['4x2', 4_500, 3],
      dieselWith(3.0, 4, 370, '6 Speed Automated Manual'),
      [2015, 2026],
      [...cab, 'Alloy tray with drop sides'],
    ),
    truck(
      ['Canter', '615 Wide Crew', 'FEB71'],
      'Light Truck',
      76_500,
      ['4x2', 6_000, 6],
      duonic,
      [2016, 2026],
      [...cab, 'Crew cab', 'Alloy tray with drop sides'],
    ),
    truck(
      ['Canter', '715 Tipper', 'FEB71'],
      'Tipper Truck',
      88_900,
      ['4x2', 7_500, 3],
      duonic,
      [2015, 2026],
      [...cab, 'Tipping body', 'Tow bar 3,500 kg'],
    ),
    truck(
      ['Canter', '918 Pantech', 'FEC91'],
      'Pantech Truck',
      97_900,
      ['4x2', 8_550, 3],
      duonic,
      [2016, 2026],
      [...cab, 'Pantech body with tailgate lifter'],
    ),
    truck(
      ['Shogun', 'FV 2646', 'FV74'],
      'Prime Mover',
      212_000,
      ['6x4', 26_000, 2],
      dieselWith(10.7, 6, 2200, '12 Speed Automated Manual'),
      [2020, 2026],
      [...cab, 'Sleeper cab', 'Turntable'],
    ),
    bus(
      ['Rosa', 'Deluxe', 'BE640'],
      119_900,
      [25, 6_330],
      dieselWith(3.0, 4, 430, '6 Speed Automated Manual'),
      [2017, 2026],
      [
        'Ducted air conditioning',
        'Power entry door',
        'Lap-sash belts on every seat',
        'Reversing camera',
        'Cruise control',
        'Electronic stability control',
        'Rear luggage door',
        'Bluetooth',
      ],
    ),
  ],
}
