import { readFile } from 'node:fs/promises'

/** A row of either demo feed, as text and numbers under one set of names. */
export interface FeedCar {
  feed: 'harbour' | 'ridgeline'
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
  /** `YYYY-MM`, '' for a car that is yet to be built. */
  builtIn: string
  compliedIn: string
  stockedOn: string
  soldOn: string
  comments: string
  features: readonly string[]
}

const folder = new URL('./feeds/', import.meta.url)

/** Every car of the committed feeds, group first. */
export async function readFeedCars(): Promise<FeedCar[]> {
  const csv = await readFile(new URL('harbour.csv', folder), 'utf8')
  const lines = await readFile(new URL('ridgeline.jsonl', folder), 'utf8')
  return [...parseCsv(csv).map(fromRecord), ...lines.trimEnd().split('\n').map(fromPayload)]
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

const isoDay = (day: string) => day.split('/').toReversed().join('-')

function fromRecord(record: Record<string, string>): FeedCar {
  const cell = (title: string) => {
    const value = record[title]
    if (value === undefined) throw new Error(`[demo] expected a column ${title}`)
    return value
  }
  return {
    feed: 'harbour',
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
  }
}

function fromPayload(line: string): FeedCar {
  const payload = JSON.parse(line) as Record<string, unknown>
  const text = (key: string) => String(payload[key] ?? '')
  const features = payload.features as { name: string }[]
  return {
    feed: 'ridgeline',
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
  }
}
