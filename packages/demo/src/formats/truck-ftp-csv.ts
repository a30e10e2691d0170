import { feedDay, feedMonth } from '../stock/calendar.ts'
import { hotspotsCell } from './hotspots-cell.ts'
import { type Listing, workItemType } from './listing.ts'
import { quoteCell } from './quote-cell.ts'

type Column = readonly [title: string, cell: (listing: Listing) => string | number | null]

const positive = (value: number) => (value > 0 ? value : null)

/**
 * The columns of the Australian FTP CSV that a dealer of trucks and motorcycles fills, with its own
 * behind them: item type, masses and axles.
 */
const columns: readonly Column[] = [
  ['Stock number', ({ stocknum }) => stocknum],
  ['Item type', workItemType],
  ['Car type', ({ carType }) => carType],
  ['Status', ({ status }) => status],
  ['Make', ({ make }) => make],
  ['Model', ({ model }) => model],
  ['Badge', ({ badge }) => badge],
  ['Series', ({ series }) => series],
  ['Year', ({ year }) => year],
  ['Body', ({ body }) => body],
  ['DAP Price', ({ driveAwayDollars }) => positive(driveAwayDollars)],
  ['EGC Price', ({ egcDollars }) => positive(egcDollars)],
  ['Odometer', ({ odometerKm }) => odometerKm],
  ['Vin', ({ vin }) => vin],
  ['Rego', ({ plate }) => plate],
  ['Rego expiry', ({ plateExpiry }) => plateExpiry && feedDay(plateExpiry)],
  ['Build date', ({ builtIn }) => builtIn && feedMonth(builtIn)],
  ['Compliance date', ({ compliedIn }) => compliedIn && feedMonth(compliedIn)],
  ['Exterior Colour', ({ colour }) => colour],
  ['Interior Colour', ({ interior }) => interior],
  ['Fuel', ({ fuel }) => fuel],
  ['Transmission', ({ transmission }) => transmission],
  ['Drive', ({ drive }) => drive],
  ['Engine size', ({ engine }) => engine],
  ['Cylinders', ({ cylinders }) => positive(cylinders)],
  ['Induction', ({ induction }) => induction],
  ['Torque', ({ newtonMetres }) => positive(newtonMetres)],
  ['Doors', ({ doors }) => positive(doors)],
  ['Seats', ({ seats }) => positive(seats)],
  ['GVM', ({ gvmKg }) => positive(gvmKg)],
  ['Axle configuration', ({ axles }) => axles],
  ['Fuel consumption', ({ litresPer100Km }) => positive(litresPer100Km)],
  ['Fuel tank', ({ tankLitres }) => positive(tankLitres)],
  ['Towing capacity braked', ({ towKg }) => positive(towKg)],
  ['ANCAP rating', ({ ancap }) => positive(ancap)],
  ['Location code', ({ locationCode }) => locationCode],
  ['Dealercomments', ({ comments }) => comments],
  ['Features', ({ features }) => features.map(({ name }) => name).join('|')],
  ['Date in stock', ({ stockedOn }) => feedDay(stockedOn)],
  ['Sold date', ({ soldOn }) => soldOn && feedDay(soldOn)],
  ['Images', ({ pictures }) => pictures.gallery.join('|')],
  ['Spin images', ({ pictures }) => pictures.turn.join('|')],
  ['Spin interior image', ({ pictures }) => pictures.interior],
  ['Hotspots', ({ pictures }) => hotspotsCell(pictures)],
  ['Walkaround video', ({ pictures }) => pictures.walkaround],
  ['History report', ({ report }) => report],
  ['Average market price', ({ market }) => market?.country ?? null],
  ['State average market price', ({ market }) => market?.state ?? null],
  ['Finance lenders', ({ lenders }) => lenders && JSON.stringify(lenders)],
]

/** The vehicles as an Australian FTP CSV file: RFC 4180, one header line, `\n` after each record. */
export function toTruckFtpCsv(listings: readonly Listing[]): string {
  const records = [
    columns.map(([title]) => title),
    ...listings.map((listing) => columns.map(([, cell]) => String(cell(listing) ?? ''))),
  ]
  return `${records.map((record) => record.map(quoteCell).join(',')).join('\n')}\n`
}
