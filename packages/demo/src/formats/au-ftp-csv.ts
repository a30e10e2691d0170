import { drawLenders } from '../finance/lender-figures.ts'
import { choosePictures } from '../pictures/choose-pictures.ts'
import { choosePlate } from '../pictures/plate.ts'
import { feedDay, feedMonth } from '../stock/calendar.ts'
import type { DemoCar } from '../stock/demo-car.ts'
import { drawMarket, findReport } from '../stock/market.ts'
import { readBodyFacts } from './body-facts.ts'
import { fuelName, headline, inductionName, transmissionName } from './feed-words.ts'
import { hotspotsCell } from './hotspots-cell.ts'
import { quoteCell } from './quote-cell.ts'

type Column = readonly [title: string, cell: (car: DemoCar) => string | number | null]

const pictured = (car: DemoCar) =>
  choosePictures('studio', {
    stocknum: car.stocknum,
    colour: car.paint[0],
    paintFamily: car.paint[1],
    plate: choosePlate(car),
    ...readBodyFacts(car),
  })

const averages = (car: DemoCar) => drawMarket(car, car.driveAwayDollars ?? car.egcDollars ?? 0)

const positive = (value: number) => (value > 0 ? value : null)

/**
 * The documented columns in their documented order, then the ones feeds add: dates, catalogue
 * data, pictures, market averages.
 * Purchase cost, which a dealer tells nobody, and codes of licensed databases stay empty.
 */
const columns: readonly Column[] = [
  ['Stock number', ({ stocknum }) => stocknum],
  ['Car type', ({ carType }) => carType],
  ['Make', ({ make }) => make.name],
  ['Model', ({ generation }) => generation.model],
  [
    'DAP Price',
    ({ isPriceOnApplication, driveAwayDollars }) =>
      isPriceOnApplication ? 'POA' : driveAwayDollars,
  ],
  ['EGC Price', ({ egcDollars }) => egcDollars],
  ['Badge', ({ badge }) => badge.name],
  ['Series', ({ series }) => series],
  ['Cylinders', ({ run }) => positive(run.engine.cylinders)],
  ['Rego', ({ plate }) => plate],
  ['Rego expiry', ({ plateExpiry }) => plateExpiry && feedDay(plateExpiry)],
  ['Vin', ({ vin }) => vin],
  ['Body', ({ body }) => body],
  ['Year', ({ year }) => year],
  ['Odometer', ({ isToOrder, odometerKm }) => (isToOrder ? 'Available to order' : odometerKm)],
  ['Interior Colour', ({ interior }) => interior],
  ['Exterior Colour', ({ paint }) => paint[0]],
  ['Location code', ({ location }) => location.code],
  ['Vehicle description', headline],
  ['Build date', ({ builtIn }) => builtIn && feedMonth(builtIn)],
  ['Compliance date', ({ compliedIn }) => compliedIn && feedMonth(compliedIn)],
  ['Dealercomments', ({ comments }) => comments],
  ['Fuel', ({ run }) => fuelName(run.engine.fuel)],
  ['Transmission', ({ run }) => transmissionName(run.gearbox)],
  ['Doors', ({ doors }) => doors],
  ['Seats', ({ seats }) => seats],
  ['Purchase cost', () => null],
  ['Features', ({ features }) => features.map(({ name }) => name).join('|')],
  ['Certified', ({ isCertified }) => (isCertified ? 'Yes' : 'No')],
  ['Drive', ({ run }) => run.drive],
  [
    'Engine size',
    ({ run }) => (run.engine.litres > 0 ? `${run.engine.litres.toFixed(1)} L` : null),
  ],
  ['Encrypted Redbook code', () => null],
  ['NVIC code', () => null],
  ['Autograb ID', () => null],
  ['Date in stock', ({ stockedOn }) => feedDay(stockedOn)],
  ['Induction', ({ run }) => inductionName(run)],
  ['Fuel consumption', ({ run }) => positive(run.engine.litresPer100Km)],
  ['Fuel tank', ({ generation }) => positive(generation.tankLitres)],
  ['Towing capacity braked', ({ towKg }) => positive(towKg)],
  ['Torque', ({ run }) => positive(run.engine.newtonMetres)],
  ['ANCAP rating', ({ generation }) => positive(generation.ancap ?? 0)],
  ['Images', (car) => pictured(car).gallery.join('|')],
  ['Spin images', (car) => pictured(car).turn.join('|')],
  ['Spin interior image', (car) => pictured(car).interior],
  ['Hotspots', (car) => hotspotsCell(pictured(car))],
  ['Walkaround video', (car) => pictured(car).walkaround],
  ['History report', (car) => findReport(car, pictured(car).walkaround)],
  ['Average market price', (car) => averages(car)?.country ?? null],
  ['State average market price', (car) => averages(car)?.state ?? null],
  ['Finance lenders', lendersCell],
]

function lendersCell({
  year,
  status,
  driveAwayDollars,
  egcDollars,
  isPriceOnApplication,
}: DemoCar) {
  const dollars = isPriceOnApplication ? 0 : (driveAwayDollars ?? egcDollars ?? 0)
  const lenders = drawLenders('harbour', { year, status, dollars })
  return lenders && JSON.stringify(lenders)
}

/** The cars as an Australian FTP CSV file: RFC 4180, one header line, `\n` after each record. */
export function toAuFtpCsv(cars: readonly DemoCar[]): string {
  const records = [
    columns.map(([title]) => title),
    ...cars.map((car) => columns.map(([, cell]) => String(cell(car) ?? ''))),
  ]
  return `${records.map((record) => record.map(quoteCell).join(',')).join('\n')}\n`
}
