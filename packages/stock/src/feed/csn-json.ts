import type { FeedFormat } from './feed-format.ts'
import {
  isJsonObject,
  type JsonLayout,
  type JsonObject,
  listObjects,
  readJsonLine,
} from './json-row.ts'
import { isNoFact } from './parsed.ts'

const layout: JsonLayout = {
  requiredKeys: ['stocknum', 'make', 'model', 'year'],
  flatten,
  featuresOf: ({ Specification, Features }) =>
    [objectOf(Specification).Features, Features].flatMap((list) =>
      listObjects(list).map(({ Group, Name }) => ({ category: Group, name: Name })),
    ),
  imagesOf: ({ Media }) => photos(Media, 'Photos'),
}

/**
 * Vehicles as the CSN exchange hands them over, one JSON object a line: lists of typed values
 * (`Identification`, `PriceList`, `OdometerReadings`, `Colours`) and a `Specification`.
 * Source: `PLUS-003`, `D-103`
 */
export const csnJson: FeedFormat = {
  name: 'csn-json',
  title: 'CSN vehicles, one JSON object a line',
  kind: 'lines',
  readLine: (line, text) => readJsonLine(line, text, layout),
}

/** Attributes of a specification, under the names other feeds use. */
const attributeNames: Readonly<Record<string, string>> = {
  BodyStyle: 'body',
  GearCount: 'gears',
  SeatCapacity: 'seats',
  DoorCount: 'doors',
  EngineCapacity: 'engine_size',
  FuelType: 'fuel',
  DriveType: 'drive',
  FuelConsumptionCombined: 'fuel_consumption',
  FuelCapacity: 'fuel_capacity',
  TowingBraked: 'towing_capacity_braked',
  GrossVehicleMass: 'gvm',
  AncapRating: 'ancap_rating',
}

function flatten(vehicle: JsonObject): JsonObject {
  const specification = objectOf(vehicle.Specification)
  const registration = objectOf(vehicle.Registration)
  const identification = byType(vehicle.Identification, 'Value')
  const prices = byType(vehicle.PriceList, 'Amount')
  const vendor = objectOf(vehicle.VendorData)
  const market = objectOf(vendor.Autogauge)
  return withoutMissing({
    ...attributes(specification),
    item_type: vehicle.Type,
    car_type: vehicle.ListingType,
    status: vehicle.SaleStatus,
    comments: vehicle.Description,
    stocknum: identification.STOCKNUMBER,
    vin: identification.VIN,
    rego: registration.Number,
    rego_expiry: registration.Expiry,
    make: specification.Make,
    model: specification.Model,
    series: specification.Series,
    year: objectOf(specification.ReleaseDate).Year,
    build_date: month(vehicle.BuildDate),
    compliance_date: month(vehicle.ComplianceDate),
    dap_price: prices.DAP,
    egc_price: prices.EGC,
    odometer: listObjects(vehicle.OdometerReadings)[0]?.Value,
    colour: colourAt(vehicle.Colours, 'Exterior'),
    interior_colour: colourAt(vehicle.Colours, 'Interior'),
    location_code: objectOf(vehicle.Seller).LocationCode,
    certified: vehicle.IsCertified,
    listed_at: vehicle.ListedDate,
    sold_date: vehicle.SoldDate,
    ...media(objectOf(vehicle.Media)),
    history_report: listObjects(vehicle.Documents).find(({ Type }) => Type === 'HistoryReport')
      ?.Url,
    average_market_price: market.AverageMarketPrice,
    state_average_market_price: market.StateAverageMarketPrice,
    finance_lenders: vendor.FinanceLenders,
    youx_quote: vendor.YouxQuote,
  })
}

/** Moving and turning pictures; a video of the type Walkaround leads. */
function media(lists: JsonObject): JsonObject {
  const walkarounds = listObjects(lists.Videos).filter(({ Type }) => Type === 'Walkaround')
  const others = listObjects(lists.Videos).filter(({ Type }) => Type !== 'Walkaround')
  return {
    spin_images: photos(lists, 'SpinPhotos'),
    spin_interior_image: photos(lists, 'InteriorPhotos')[0],
    spin_code: lists.SpinCode,
    hotspots: lists.Hotspots,
    walkaround_videos: walkarounds.map(({ Url }) => Url),
    videos: others.map(({ Url }) => Url),
  }
}

function attributes({ Attributes }: JsonObject): JsonObject {
  return Object.fromEntries(
    listObjects(Attributes).map(({ Name, Value }) => {
      const name = String(Name)
      return [attributeNames[name] ?? name, Value]
    }),
  )
}

/** Values of a list by their `Type`, in capitals. */
function byType(list: unknown, key: string): JsonObject {
  return Object.fromEntries(
    listObjects(list).map((entry) => [String(entry.Type).toUpperCase(), entry[key]]),
  )
}

/** Addresses of a list of pictures in their order; of several sizes the large one. */
function photos(media: unknown, list: 'Photos' | 'SpinPhotos' | 'InteriorPhotos'): unknown[] {
  return listObjects(objectOf(media)[list])
    .toSorted((one, other) => Number(one.Order ?? 0) - Number(other.Order ?? 0))
    .map(({ Url, Large }) => Url ?? Large)
}

function colourAt(list: unknown, place: string): unknown {
  const colour = listObjects(list).find(({ Location }) => Location === place)
  return [colour?.Name, colour?.Generic].find((name) => !isNoFact(String(name ?? '')))
}

function month(date: unknown): string | undefined {
  const { Year, Month } = objectOf(date)
  return Year === undefined ? undefined : `${Year}-${String(Month ?? 1).padStart(2, '0')}`
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

function withoutMissing(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
