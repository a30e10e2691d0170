import { readFile } from 'node:fs/promises'

/** A row of a demo feed, as text and numbers under one set of names. */
export interface FeedCar {
  feed: 'aurelia' | 'caravans' | 'harbour' | 'ironbark' | 'ridgeline'
  /** "car", "caravan", "motorhome", "truck", "bus", "motorcycle", and "van" and "ute" among trucks. */
  itemType: string
  stocknum: string
  carType: string
  status: string
  make: string
  model: string
  badge: string
  series: string
  year: number
  body: string
  doors: number
  seats: number
  fuel: string
  transmission: string
  drive: string
  /** "2.5 L", '' for an electric car. */
  engine: string
  cylinders: number
  litresPer100Km: number
  towKg: number
  vin: string
  plate: string
  /** `YYYY-MM-DD`, '' without plates. */
  plateExpiry: string
  /** Kilometres, or the words a feed writes instead. */
  odometer: string
  driveAway: string
  egc: string
  colour: string
  interior: string
  locationCode: string
  /** Gross mass and sizes of what is not a car; 0 and '' where they are not given. */
  gvmKg: number
  axles: string
  lengthFeet: number
  widthFeet: number
  tareKg: number
  atmKg: number
  sleeps: number
  /** `YYYY-MM`, '' for a car that is yet to be built. */
  builtIn: string
  compliedIn: string
  stockedOn: string
  soldOn: string
  comments: string
  features: readonly string[]
  /** Addresses of the gallery and of the frames of the turn. */
  pictures: readonly string[]
}

/** Name of a row in reports. */
export function rowName({ feed, stocknum, year, make, model, badge }: FeedCar): string {
  return `${feed} ${stocknum} (${year} ${make} ${model} ${badge})`
}

const folder = new URL('../feeds/', import.meta.url)

/** Every car of the committed feeds, the group's first. */
export async function readFeedCars(): Promise<FeedCar[]> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8')
  const lines = async (name: string) => (await read(name)).trimEnd().split('\n')
  return [
    ...parseCsv(await read('harbour.csv')).map(fromRecord),
    ...(await lines('ridgeline.jsonl')).map(fromPayload),
    ...(await lines('caravans.forecourt.jsonl')).map(fromOwnJson),
    ...parseCsv(await read('ironbark.csv')).map(fromTruckRecord),
    ...(await lines('aurelia.csn.jsonl')).map(fromCsnVehicle),
  ]
}

const cellPattern = /("(?:[^"]|"")*"|[^,\n]*)(,|\n)/g

/** Records of an RFC 4180 file by the titles of its header. */
function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(cellPattern)) {
    records.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\n') records.push([])
  }
  const [titles = [], ...rows] = records.slice(0, -1)
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])))
}

/** Everything in cells that hold lists. */
const listCells = (...cells: readonly string[]) =>
  cells.flatMap((cell) => cell.split('|').filter((part) => part !== ''))

const isoDay = (day: string) => day.split('/').toReversed().join('-')

const noSizes = { gvmKg: 0, axles: '', lengthFeet: 0, widthFeet: 0, tareKg: 0, atmKg: 0, sleeps: 0 }

function fromRecord(record: Record<string, string>): FeedCar {
  const cell = (title: string) => {
    const value = record[title]
    if (value === undefined) throw new Error(`[demo] expected a column ${title}`)
    return value
  }
  return {
    ...noSizes,
    feed: 'harbour',
    itemType: 'car',
    stocknum: cell('Stock number'),
    carType: cell('Car type'),
    status: cell('Odometer') === 'Available to order' ? 'coming_soon' : 'in_stock',
    make: cell('Make'),
    model: cell('Model'),
    badge: cell('Badge'),
    series: cell('Series'),
    year: Number(cell('Year')),
    body: cell('Body'),
    doors: Number(cell('Doors')),
    seats: Number(cell('Seats')),
    fuel: cell('Fuel'),
    transmission: cell('Transmission'),
    drive: cell('Drive'),
    engine: cell('Engine size'),
    cylinders: Number(cell('Cylinders')),
    litresPer100Km: Number(cell('Fuel consumption')),
    towKg: Number(cell('Towing capacity braked')),
    vin: cell('Vin'),
    plate: cell('Rego'),
    plateExpiry: isoDay(cell('Rego expiry')),
    odometer: cell('Odometer'),
    driveAway: cell('DAP Price'),
    egc: cell('EGC Price'),
    colour: cell('Exterior Colour'),
    interior: cell('Interior Colour'),
    locationCode: cell('Location code'),
    builtIn: isoDay(cell('Build date')),
    compliedIn: isoDay(cell('Compliance date')),
    stockedOn: isoDay(cell('Date in stock')),
    soldOn: '',
    comments: cell('Dealercomments'),
    features: cell('Features').split('|'),
    pictures: listCells(cell('Images'), cell('Spin images')),
  }
}

function fromPayload(line: string): FeedCar {
  const payload = JSON.parse(line) as Record<string, unknown>
  const text = (key: string) => String(payload[key] ?? '')
  const features = payload.features as { name: string }[]
  return {
    ...noSizes,
    feed: 'ridgeline',
    itemType: 'car',
    stocknum: text('stocknum'),
    carType: text('car_type'),
    status: text('status'),
    make: text('make'),
    model: text('model'),
    badge: text('badge'),
    series: text('series'),
    year: Number(text('year')),
    body: text('body'),
    doors: Number(text('doors')),
    seats: Number(text('seats')),
    fuel: text('fuel_type'),
    transmission: text('transmission'),
    drive: text('drive'),
    engine: text('engine_capacity'),
    cylinders: Number(text('cylinders')),
    litresPer100Km: Number(text('fuel_consumption')),
    towKg: Number(text('towing_capacity_braked')),
    vin: text('vin'),
    plate: text('rego'),
    plateExpiry: isoDay(text('rego_expiry')),
    odometer: text('odometer'),
    driveAway: text('dapprice'),
    egc: text('egcprice'),
    colour: text('colour'),
    interior: text('interior_colour'),
    locationCode: text('location_code'),
    builtIn: isoDay(text('build_date')),
    compliedIn: isoDay(text('compliance_date')),
    stockedOn: isoDay(text('date_in_stock')),
    soldOn: isoDay(text('sold_date')),
    comments: text('dealercomments'),
    features: features.map(({ name }) => name),
    pictures: [payload.images, payload.spin_images].flatMap((some) => (some ?? []) as string[]),
  }
}

type Json = Readonly<Record<string, unknown>>

/** Values of a JSON object as text and numbers, whatever they are. */
function readerOf(json: Json) {
  return {
    text: (key: string) => String(json[key] ?? ''),
    number: (key: string) => Number(json[key] ?? 0),
    part: (key: string) => readerOf((json[key] ?? {}) as Json),
    list: (key: string) => ((json[key] ?? []) as Json[]).map(readerOf),
    texts: (key: string) => (json[key] ?? []) as string[],
  }
}

function fromOwnJson(line: string): FeedCar {
  const { text, number, part, list, texts } = readerOf(JSON.parse(line) as Json)
  const [variant, sizes] = [part('variant'), part('specifications')]
  const isDriveAway = text('price_type') === 'Drive Away'
  return {
    feed: 'caravans',
    itemType: text('item_type'),
    stocknum: text('stocknum'),
    carType: text('car_type'),
    status: text('reserved') === 'true' ? 'deal_pending' : text('status'),
    make: text('make'),
    model: text('model'),
    badge: text('badge'),
    series: text('series'),
    year: number('year'),
    body: text('body'),
    doors: number('doors'),
    seats: number('seats'),
    fuel: text('fuel'),
    transmission: text('trans'),
    drive: text('drive'),
    engine: text('engine_size'),
    cylinders: variant.number('cylinders'),
    litresPer100Km: variant.number('fuelconsumptioncombined'),
    towKg: variant.number('towingcapacitybraked'),
    vin: text('vin'),
    plate: text('regplate'),
    plateExpiry: text('rego_expiry'),
    odometer: text('km'),
    driveAway: isDriveAway ? text('price') : '',
    egc: isDriveAway ? '' : text('price'),
    colour: text('colour'),
    interior: text('interior_colour'),
    locationCode: text('location_id'),
    gvmKg: variant.number('grossvehiclemass'),
    axles: sizes.text('axle_type'),
    lengthFeet: sizes.number('body_length'),
    widthFeet: sizes.number('body_width'),
    tareKg: sizes.number('tare_weight'),
    atmKg: sizes.number('aggregate_trailer_mass'),
    sleeps: sizes.number('sleeps'),
    builtIn: text('build_date'),
    compliedIn: text('compliance_date'),
    stockedOn: text('created_at'),
    soldOn: text('sold_date'),
    comments: text('dealercomments'),
    features: list('standardEquipment').map((feature) => feature.text('name')),
    pictures: [...texts('images'), ...texts('spin_images')],
  }
}

/** The columns of trucks are those of the group's file, and a few. */
function fromTruckRecord(record: Record<string, string>): FeedCar {
  const { text, number } = readerOf(record)
  return {
    ...fromRecord(record),
    feed: 'ironbark',
    itemType: text('Item type'),
    status: text('Status'),
    soldOn: isoDay(text('Sold date')),
    gvmKg: number('GVM'),
    axles: text('Axle configuration'),
  }
}

function fromCsnVehicle(line: string): FeedCar {
  const { text, part, list } = readerOf(JSON.parse(line) as Json)
  const specification = part('Specification')
  const named = (of: string, key: string, name: string, value: string) =>
    (of === 'Attributes' ? specification : { list })
      .list(of)
      .find((one) => one.text(key) === name)
      ?.text(value) ?? ''
  const attribute = (name: string) => named('Attributes', 'Name', name, 'Value')
  const isToOrder = text('SaleStatus') === 'On Order' && !line.includes('"Type":"VIN"')
  const month = (date: { text(key: string): string }) =>
    date.text('Year') === '' ? '' : `${date.text('Year')}-${date.text('Month').padStart(2, '0')}`
  return {
    ...noSizes,
    feed: 'aurelia',
    itemType: text('Type').toLowerCase(),
    stocknum: named('Identification', 'Type', 'StockNumber', 'Value'),
    carType: text('ListingType').toLowerCase(),
    status: csnStatuses[text('SaleStatus')] ?? '',
    make: specification.text('Make'),
    model: specification.text('Model'),
    badge: attribute('Badge'),
    series: specification.text('Series'),
    year: Number(specification.part('ReleaseDate').text('Year')),
    body: attribute('BodyStyle'),
    doors: Number(attribute('DoorCount')),
    seats: Number(attribute('SeatCapacity')),
    fuel: attribute('FuelType'),
    transmission: attribute('Transmission'),
    drive: attribute('DriveType'),
    engine: attribute('EngineCapacity'),
    cylinders: Number(attribute('Cylinders')),
    litresPer100Km: Number(attribute('FuelConsumptionCombined')),
    towKg: Number(attribute('TowingBraked')),
    vin: named('Identification', 'Type', 'VIN', 'Value'),
    plate: part('Registration').text('Number'),
    plateExpiry: part('Registration').text('Expiry'),
    odometer: isToOrder
      ? 'Available to order'
      : named('OdometerReadings', 'Type', 'Odometer', 'Value'),
    driveAway:
      named('PriceList', 'Type', 'DAP', 'Amount') || (list('PriceList').length === 0 ? 'POA' : ''),
    egc: named('PriceList', 'Type', 'EGC', 'Amount'),
    colour: named('Colours', 'Location', 'Exterior', 'Name'),
    interior: named('Colours', 'Location', 'Interior', 'Name'),
    locationCode: part('Seller').text('LocationCode'),
    builtIn: month(part('BuildDate')),
    compliedIn: month(part('ComplianceDate')),
    stockedOn: text('ListedDate'),
    soldOn: text('SoldDate'),
    comments: text('Description'),
    features: specification.list('Features').map((feature) => feature.text('Name')),
    pictures: ['Photos', 'SpinPhotos'].flatMap((key) =>
      part('Media')
        .list(key)
        .map((photo) => photo.text('Url')),
    ),
  }
}

const csnStatuses: Readonly<Record<string, string>> = {
  'For Sale': 'in_stock',
  'On Order': 'coming_soon',
  'Under Offer': 'deal_pending',
  Sold: 'sold',
}
