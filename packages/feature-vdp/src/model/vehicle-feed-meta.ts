import { type BodyShape, type Car, findBodyShape } from '@forecourt/stock/model'
import { ILLUSTRATION } from '@forecourt/ui/picture/image-set'
import {
  type AdvertisedOffer,
  advertisedKm,
  commaLine,
  feedDescription,
  feedPrice,
  isAdvertised,
  type VehicleFeed,
} from './vehicle-feed.ts'

const bodyStyles: Partial<Record<BodyShape, string>> = {
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  hatch: 'HATCHBACK',
  'people-mover': 'MINIVAN',
  sedan: 'SEDAN',
  suv: 'SUV',
  ute: 'TRUCK',
  'cab-chassis': 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
}

const vehicleTypes: Partial<Record<BodyShape, string>> = {
  bus: 'COMMERCIAL',
  caravan: 'RV_CAMPER',
  'light-truck': 'COMMERCIAL',
  motorcycle: 'MOTORCYCLE',
  motorhome: 'RV_CAMPER',
  'prime-mover': 'COMMERCIAL',
}

const fuels: Record<string, string> = {
  Petrol: 'GASOLINE',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
}

const drives: Record<string, string> = { '4WD': '4X4', AWD: 'AWD', FWD: 'FWD', RWD: 'RWD' }

/** Pictures listed of a car. */
const mostPictures = 10

const stateOf = ({ car_type, certified }: Car) => {
  if (car_type === 'new') return 'NEW'
  return certified ? 'CPO' : 'USED'
}

/** A caravan has no odometer; the service asks for a reading of everything. */
const odometer = (car: Car) => String(advertisedKm(car) ?? 0)

const addressOf = ({ place }: AdvertisedOffer) =>
  JSON.stringify({
    addr1: place.street,
    city: place.city,
    region: place.state,
    postal_code: place.postcode,
    country: 'AU',
  })

type MetaColumn = readonly [name: string, read: (offer: AdvertisedOffer) => string]

/** "Illustration" for a picture that is not of that very vehicle; a photograph needs no word. */
const pictureTag = (index: number) => {
  return ({ pictures, photographs }: AdvertisedOffer) => {
    const picture = pictures[index]
    return picture === undefined || photographs.includes(picture) ? '' : ILLUSTRATION
  }
}

const pictureColumns: readonly MetaColumn[] = Array.from(
  { length: mostPictures },
  (_, index): readonly MetaColumn[] => [
    [`image[${index}].url`, ({ pictures }) => pictures[index] ?? ''],
    [`image[${index}].tag[0]`, pictureTag(index)],
  ],
).flat()

const columns: readonly MetaColumn[] = [
  ['vehicle_id', ({ car }) => String(car.id)],
  ['vin', ({ car }) => car.vin],
  ['stock_number', ({ car }) => car.stocknum ?? ''],
  ['title', ({ car }) => car.name],
  ['description', feedDescription],
  ['url', ({ url }) => url],
  ['vehicle_type', ({ car }) => vehicleTypes[findBodyShape(car.simple_body)] ?? 'CAR_TRUCK'],
  ['make', ({ car }) => car.make],
  ['model', ({ car }) => car.model],
  ['trim', ({ car }) => car.badge ?? ''],
  ['year', ({ car }) => String(car.year)],
  ['state_of_vehicle', ({ car }) => stateOf(car)],
  ['availability', () => 'AVAILABLE'],
  ['price', ({ priceDollars }) => feedPrice(priceDollars)],
  ['mileage.value', ({ car }) => odometer(car)],
  ['mileage.unit', () => 'KM'],
  ['body_style', ({ car }) => bodyStyles[findBodyShape(car.simple_body)] ?? 'OTHER'],
  ['transmission', ({ car }) => (car.simple_transmission ?? '').toUpperCase()],
  ['fuel_type', ({ car }) => (car.simple_fuel ? (fuels[car.simple_fuel] ?? 'OTHER') : '')],
  ['drivetrain', ({ car }) => drives[car.simple_drive ?? ''] ?? ''],
  ['exterior_color', ({ car }) => car.colour ?? ''],
  ['interior_color', ({ car }) => car.interior_colour ?? ''],
  ['date_first_on_lot', ({ car }) => car.created_at.slice(0, 10)],
  ['dealer_id', ({ car }) => String(car.dealership_id)],
  ['dealer_name', ({ dealerName }) => dealerName],
  ['dealer_phone', ({ place }) => place.phone ?? ''],
  ['address', addressOf],
  ['latitude', ({ place }) => String(place.latitude ?? '')],
  ['longitude', ({ place }) => String(place.longitude ?? '')],
  ...pictureColumns,
]

/** Of what has been driven, only a caravan may lack a reading. */
const hasReading = (car: Car) =>
  advertisedKm(car) !== null || findBodyShape(car.simple_body) === 'caravan'

/**
 * Automotive inventory of a Meta catalogue, comma-separated.
 * Source: D-104, PLUS-053, developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
export const metaVehicleFeed: VehicleFeed = {
  contentType: 'text/csv;charset=utf-8',
  header: commaLine(columns.map(([name]) => name)),
  line: (offer) => {
    if (!isAdvertised(offer) || !hasReading(offer.car)) return null
    return commaLine(columns.map(([, read]) => read(offer)))
  },
}
