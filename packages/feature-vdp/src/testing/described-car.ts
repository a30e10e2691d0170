import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { someCarImages } from './gallery-pictures.ts'

const equipment = {
  Safety: [
    'Autonomous emergency braking',
    'Blind spot monitoring',
    'Lane keep assist',
    'Rear cross traffic alert',
    'Reversing camera',
    'Front parking sensors',
    'Rear parking sensors',
    'Traffic sign recognition',
    'Tyre pressure monitoring',
    'Curtain airbags',
  ],
  'Comfort and convenience': [
    'Dual zone climate control',
    'Electric driver seat with memory',
    'Keyless entry and start',
    'Power tailgate',
    'Rear air vents',
  ],
  Technology: ['Apple CarPlay and Android Auto', 'Digital radio', 'Satellite navigation'],
}

const described: Partial<Car> = {
  slug: '2021-mazda-cx-5-maxx-sport-u20417',
  name: '2021 Mazda CX-5 Maxx Sport KF Series',
  year: 2021,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Maxx Sport',
  series: 'KF Series',
  stocknum: 'U20417',
  vin: 'JM0KF4WLA00417238',
  price: 34_990,
  km: 41_250,
  variant: {
    cylinders: 4,
    induction: 'Aspirated',
    ancaprating: 5,
    enginesize: 2488,
    enginesize_litres: 2.5,
    fuelconsumptioncombined: 7.4,
    fuelcapacity: 56,
    geartype: 'Automatic',
    grossvehiclemass: 2028,
    vehiclelength: 4550,
    vehicleheight: 1680,
    vehiclewidth: 1840,
    towingcapacitybraked: 1800,
    torque: 252,
    bodyconfiguration: 'Wagon',
  },
  trans: '6 Speed Automatic',
  gearnum: 6,
  simple_body: 'SUV',
  drive: 'Front Wheel Drive',
  fuel: 'Petrol - Unleaded',
  engine_size: 2.5,
  colour: 'Soul Red Crystal',
  interior_colour: 'Black',
  location_name: 'Harbour Mazda Capalaba',
  dealership_name: 'Harbour Mazda',
  city: 'Capalaba',
  images: someCarImages(8),
  photos_count: 8,
  standardEquipment: Object.entries(equipment).flatMap(([category, names]) =>
    names.map((name) => ({ category, name })),
  ),
  dealercomments:
    'Traded here by its first owner, who bought it from us in March 2021 and had every service done in our own workshop. The last one was at 40,000 km in August, with new front brake pads.\n\nMaxx Sport adds dual zone climate control, satellite navigation and LED fog lights to a cabin that was already one of the quietest in its class. There is one small stone chip on the bonnet, shown in picture four, and nothing else to report inside or out.\n\nTwo keys, the handbook and the cargo blind are with the car. Come and drive it on the motorway: Capalaba is two minutes from the ramp.',
}

/** A used 2021 Mazda CX-5 with eight pictures, equipment and comments, with the given differences. */
export const aDescribedCar = (differences: Partial<Car> = {}): Car =>
  aCar({ ...described, ...differences })

/** A car of which the feed says nothing but make and model. */
export const aLittleKnownCar = (): Car =>
  aDescribedCar({
    year: null,
    name: 'Mazda CX-5',
    badge: null,
    series: null,
    variant: null,
    stocknum: null,
    vin: null,
    regplate: null,
    rego_expiry: null,
    certified: false,
    file: null,
    price: null,
    km: null,
    trans: null,
    simple_transmission: null,
    gearnum: null,
    simple_body: null,
    bodyconfiguration: null,
    simple_drive: null,
    drive: null,
    simple_fuel: null,
    fuel: null,
    engine_size: null,
    seats: null,
    doors: null,
    colour: null,
    interior_colour: null,
    location_name: null,
    images: [],
    standardEquipment: [],
    dealercomments: '',
  })
