import { type StockRecord, toStockRecord } from '@forecourt/feature-search/model'
import { createSeededRandom } from '@forecourt/search-engine/testing'
import { aCar } from '@forecourt/stock/testing'

/** The site every car of the benchmark belongs to. */
export const BENCH_SITE_ID = 'bench'

/** Facts the benchmark does not vary. */
const plainRecord = toStockRecord(aCar({ variant: null, specifications: null }), {
  id: BENCH_SITE_ID,
  dealerships: [],
})

const RANGE: Record<string, string[]> = {
  Toyota: ['Corolla', 'Camry', 'RAV4', 'HiLux', 'LandCruiser', 'Kluger', 'Yaris Cross', 'C-HR'],
  Mazda: ['CX-3', 'CX-30', 'CX-5', 'CX-60', 'CX-9', 'Mazda2', 'Mazda3', 'BT-50'],
  Ford: ['Ranger', 'Everest', 'Mustang', 'Focus', 'Escape', 'Puma', 'Transit Custom'],
  Hyundai: ['i20', 'i30', 'Tucson', 'Santa Fe', 'Kona', 'Venue', 'Ioniq 5', 'Palisade'],
  Kia: ['Cerato', 'Sportage', 'Sorento', 'Seltos', 'Picanto', 'Carnival', 'EV6', 'Stonic'],
  Mitsubishi: ['Triton', 'Outlander', 'ASX', 'Eclipse Cross', 'Pajero Sport'],
  Nissan: ['X-Trail', 'Navara', 'Qashqai', 'Patrol', 'Juke', 'Leaf'],
  Volkswagen: ['Golf', 'Tiguan', 'Amarok', 'Polo', 'T-Cross', 'Passat', 'Touareg'],
  Subaru: ['Forester', 'Outback', 'Impreza', 'XV', 'WRX', 'Crosstrek'],
  'Mercedes-Benz': ['A-Class', 'C-Class', 'E-Class', 'GLA', 'GLC', 'X-Class', 'Vito'],
  BMW: ['118i', '320i', '330i', 'X1', 'X3', 'X5', 'M2'],
  Audi: ['A3', 'A4', 'Q2', 'Q3', 'Q5', 'Q7'],
  Isuzu: ['D-MAX', 'MU-X'],
  Honda: ['Civic', 'CR-V', 'HR-V', 'Jazz', 'Accord'],
  Suzuki: ['Swift', 'Vitara', 'Jimny', 'Ignis', 'S-Cross'],
  MG: ['MG3', 'HS', 'ZS', 'MG4'],
  GWM: ['Haval Jolion', 'Haval H6', 'Ute Cannon', 'Tank 300'],
  LDV: ['T60', 'D90', 'Deliver 9', 'G10'],
  Jeep: ['Wrangler', 'Grand Cherokee', 'Compass', 'Gladiator'],
  Lexus: ['NX', 'RX', 'UX', 'IS', 'LX'],
}
const BADGES = [
  'Ascent Sport',
  'SX',
  'GX',
  'GXL',
  'VX',
  'Sahara',
  'Maxx Sport',
  'Touring',
  'GT',
  'Akari',
  'XL',
  'XLT',
  'Wildtrak',
  'Titanium',
  'Active',
  'Elite',
  'Highlander',
  'N Line',
  'S',
  'Sport',
  'GT-Line',
  'ES',
  'LS',
  'Exceed',
  'ST',
  'ST-L',
  'Ti',
  '110TSI Life',
  '162TSI R-Line',
  'Style',
  '2.5i',
  '2.5i-S',
  'AMG Line',
  'xDrive20i',
  '45 TFSI',
  'LS-M',
  'LS-U',
  'VTi-S',
  'Essence',
  'Lux',
]
const FEATURES = [
  'Adaptive cruise control',
  'Android Auto',
  'Apple CarPlay',
  'Autonomous emergency braking',
  'Blind spot monitor',
  'Bluetooth',
  'Climate control',
  'Digital radio',
  'Dual exhaust',
  'Electric tailgate',
  'Front parking sensors',
  'Head-up display',
  'Heated front seats',
  'Heated steering wheel',
  'ISOFIX anchors',
  'Keyless entry',
  'Keyless start',
  'Lane keep assist',
  'Leather seats',
  'LED headlights',
  'Metallic paint',
  'Paddle shifters',
  'Panoramic sunroof',
  'Power driver seat',
  'Power folding mirrors',
  'Premium sound',
  'Privacy glass',
  'Rain sensors',
  'Rear cross traffic alert',
  'Rear parking sensors',
  'Reversing camera',
  'Roof rails',
  'Satellite navigation',
  'Side steps',
  'Snorkel',
  'Sports bar',
  'Surround view camera',
  'Third row seats',
  'Tow bar',
  'Towing package',
  'Tub liner',
  'Tyre pressure monitor',
  'Ventilated seats',
  'Wireless charging',
  '18 inch alloy wheels',
  '20 inch alloy wheels',
]
const BODIES = ['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon', 'Van', 'Coupe', 'People Mover']
const COLOURS = [
  'White',
  'Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Green',
  'Orange',
  'Pearl White',
  'Bronze',
]
const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric']
const DRIVES = ['Front Wheel Drive', 'All Wheel Drive', '4X4', 'Rear Wheel Drive']
const CITIES = [
  ['Brisbane', 'qld'],
  ['Gold Coast', 'qld'],
  ['Toowoomba', 'qld'],
  ['Sydney', 'nsw'],
  ['Newcastle', 'nsw'],
  ['Melbourne', 'vic'],
  ['Geelong', 'vic'],
  ['Adelaide', 'sa'],
] as const

/** Facts all cars of one variant share: two of three are as they left the factory. */
interface Variant {
  make: string
  model: string
  badge: string
  body: string
  fuel: string
  drive: string
  seats: number
  newPriceDollars: number
  equipment: string[]
}

/** Car-like search records, the same for the same count and seed. */
export function benchCars(count: number, seed = 1): StockRecord[] {
  const random = createSeededRandom(seed)
  const variants = createVariants(random)
  return Array.from({ length: count }, (_, index) => createCar(index, variants, random))
}

function createVariants(random: () => number): Variant[] {
  return Object.entries(RANGE).flatMap(([make, models]) =>
    models.flatMap((model) => {
      const body = pick(BODIES, random)
      const cheapest = 22_000 + Math.floor(random() * 60) * 1000
      return Array.from({ length: 6 }, (_, trim) => ({
        make,
        model,
        badge: pick(BADGES, random),
        body,
        fuel: pick(FUELS, random),
        drive: pick(DRIVES, random),
        seats: pick([5, 5, 5, 7, 4, 2], random),
        newPriceDollars: cheapest + trim * 4000,
        equipment: FEATURES.filter(() => random() < 0.25 + trim * 0.06),
      }))
    }),
  )
}

function createCar(index: number, variants: readonly Variant[], random: () => number): StockRecord {
  const variant = variants.at(Math.floor(random() ** 1.5 * variants.length))!
  const ageYears = Math.floor(random() ** 1.7 * 14)
  const year = 2026 - ageYears
  const name = `${year} ${variant.make} ${variant.model} ${variant.badge}`
  const [city, state] = pick(CITIES, random)
  const worth = variant.newPriceDollars * 0.88 ** ageYears * (0.9 + random() * 0.2)
  const price = random() < 0.03 ? null : Math.round(worth / 100) * 100 - 10
  const created = 1_690_000_000 + Math.floor(random() * 74_000_000)
  const slug = `${name}-${index}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const weekly = price === null ? null : Math.round(price / 230)
  return {
    ...plainRecord,
    objectID: String(index + 1),
    id: index + 1,
    site_ids: [BENCH_SITE_ID],
    slug,
    path: `/cars/${slug}`,
    name,
    stocknum: `${pick(['U', 'N', 'D', 'HM'], random)}${100_000 + index}`,
    year,
    make: variant.make,
    model: variant.model,
    make_model: `${variant.make} ${variant.model}`,
    make_slug: variant.make.toLowerCase(),
    model_slug: variant.model.toLowerCase().replaceAll(' ', '-'),
    badge: variant.badge,
    series: random() < 0.4 ? `MY${String(year).slice(2)}` : null,
    price,
    compared_price: price,
    before_price: random() < 0.1 && price !== null ? price + 2000 : null,
    offer_price: null,
    subscription_price: null,
    preorder: false,
    price_type: 'Drive Away',
    price_range: price === null ? null : `$${Math.floor(price / 10_000) * 10},000`,
    weekly_price: weekly,
    weekly_price_range: weekly === null ? null : `$${Math.floor(weekly / 50) * 50}`,
    km:
      ageYears === 0 ? Math.floor(random() * 50) : Math.round(ageYears * 14_000 * (0.5 + random())),
    car_type: ageYears === 0 ? 'new' : random() < 0.05 ? 'demo' : 'used',
    status: random() < 0.93 ? 'in_stock' : 'coming_soon',
    sold: false,
    reserved: random() < 0.02,
    sold_rank: random() < 0.01 ? 1 : 0,
    sold_at_seconds: 9_999_999_999,
    tag: random() < 0.1 ? pick(['Reduced', 'Low km', 'One owner'], random) : null,
    certified: random() < 0.2,
    created_at: new Date(created * 1000).toISOString(),
    created_at_timestamp: created,
    show_on_dealer_website: true,
    payment_processors: [],
    categories: random() < 0.3 ? [pick(['Family', 'Work', 'First car'], random)] : [],
    colour: pick(COLOURS, random),
    simple_transmission: random() < 0.85 ? 'Automatic' : 'Manual',
    simple_body: variant.body,
    simple_drive: variant.drive,
    simple_fuel: variant.fuel,
    engine_size: 2,
    seats: variant.seats,
    doors: 5,
    item_type: null,
    dealership_id: 1,
    dealership_slug: 'bench-motors',
    dealership_name: `Bench Motors ${city}`,
    location_id: 1,
    location_name: `Bench ${city}`,
    city,
    state,
    distribution_locations: [],
    filtered_features:
      random() < 0.33
        ? FEATURES.filter((feature) => variant.equipment.includes(feature) !== random() < 0.06)
        : variant.equipment,
    primary_image_url: `https://images.example/${index}.jpg`,
    photos_count: 20,
  }
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values.at(Math.floor(random() * values.length))!
}
