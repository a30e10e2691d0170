import { describeAmount, findBodyDrawing, findPaint } from '../../packages/stock/src/model/index.ts'
import type { Surface } from '../../packages/tokens/src/index.ts'
import { Badge } from '../../packages/ui/src/badge/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { Card } from '../../packages/ui/src/card/index.ts'
import {
  DriveIcon,
  FuelIcon,
  OdometerIcon,
  TransmissionIcon,
} from '../../packages/ui/src/icon/index.ts'
import { Link } from '../../packages/ui/src/link/index.ts'
import { Price } from '../../packages/ui/src/price/index.ts'
import { TextField } from '../../packages/ui/src/text-field/index.ts'
import { VehiclePlaceholder } from '../../packages/ui/src/vehicle-placeholder/index.ts'

/** Goods a dealer of each kind sells, for its little page. */
interface Stock {
  /** The large line. */
  words: string
  title: string
  badge: string
  priceDollars: number
  wasDollars?: number
  odometer: string
  body: string
  paint: string
  tag: string
}

const stock: Readonly<Record<string, Stock>> = {
  harbour: {
    words: 'Find your next car on the coast',
    title: '2024 Kia Sportage GT-Line',
    badge: '2.0L, automatic, two-wheel drive',
    priceDollars: 51_990,
    odometer: '5,595 km',
    body: 'SUV',
    paint: 'blue',
    tag: 'New arrival',
  },
  ridgeline: {
    words: 'Straight utes, straight prices',
    title: '2021 Toyota HiLux SR5',
    badge: '2.8L, automatic, 4x4',
    priceDollars: 47_880,
    wasDollars: 49_880,
    odometer: '62,410 km',
    body: 'Ute',
    paint: 'red',
    tag: 'Price drop',
  },
  caravans: {
    words: 'Wake up somewhere new',
    title: '2025 Jayco Silverline 21.65',
    badge: 'Six berth, ensuite, 3,200 kg',
    priceDollars: 98_490,
    odometer: '21 ft 6 in',
    body: 'Caravan',
    paint: 'white',
    tag: 'On the lot',
  },
  ironbark: {
    words: 'Built to earn',
    title: '2022 Kenworth T610',
    badge: 'X15, 18-speed, 6x4',
    priceDollars: 389_000,
    odometer: '412,600 km',
    body: 'Prime Mover',
    paint: 'black',
    tag: 'Work ready',
  },
  aurelia: {
    words: 'The drive, considered',
    title: '2026 Aurelia Serein',
    badge: 'Coupé, 4.0L V8',
    priceDollars: 462_800,
    odometer: '18 km',
    body: 'Coupe',
    paint: 'silver',
    tag: 'By appointment',
  },
}

function ThemeCard({ car, isOffer }: { car: Stock; isOffer: boolean }) {
  return (
    <Card as="article" padding="none">
      <div className="theme-photo">
        <VehiclePlaceholder
          drawing={findBodyDrawing(car.body)}
          paint={findPaint(car.paint)}
          text={null}
        />
        <Badge tone={isOffer ? 'sale' : 'tag'} className="theme-tag">
          {car.tag}
        </Badge>
      </div>
      <div className="theme-body">
        <div>
          <h4>{car.title}</h4>
          <p className="foundation-note">{car.badge}</p>
        </div>
        <Price
          price={describeAmount(
            { dollars: car.priceDollars, wasDollars: car.wasDollars, priceType: 'Drive away' },
            { noPriceText: 'Enquire for price' },
          )}
          type="Drive away"
        />
        <ul className="theme-specs">
          <li>
            <OdometerIcon size={18} /> {car.odometer}
          </li>
          <li>
            <TransmissionIcon size={18} /> Automatic
          </li>
          <li>
            <FuelIcon size={18} /> Diesel
          </li>
          <li>
            <DriveIcon size={18} /> 4x4
          </li>
        </ul>
        <div className="theme-actions">
          <Button>Enquire</Button>
          <Button variant="outline">Details</Button>
        </div>
      </div>
    </Card>
  )
}

/** A dealer's page in miniature, made of real parts: header, hero, card, form, tabs and footer. */
export function ThemePage({
  dealer,
  name,
  surface,
}: {
  /** Id of the dealer, for what it sells. */
  dealer: string
  /** Name in the header. */
  name: string
  surface: Surface
}) {
  const car = stock[dealer] ?? stock.harbour
  if (!car) return null
  return (
    <div className={`theme-page theme-${dealer}`} data-surface={surface}>
      <div className="theme-header">
        <strong>{name}</strong>
        <span data-current>Stock</span>
        <span>Finance</span>
      </div>
      <div className="theme-hero">
        <h3>{car.words}</h3>
        <p>Talk to people who drive what they sell.</p>
      </div>
      <div className="theme-main">
        <ThemeCard car={car} isOffer={car.wasDollars !== undefined} />
        <div className="theme-tabs">
          <span data-current>Overview</span>
          <span>Features</span>
          <span>Finance</span>
        </div>
        <TextField
          label="Mobile"
          name={`mobile-${dealer}-${surface}`}
          hint="We text, we do not call."
        />
        <div className="theme-chips">
          <span>Diesel</span>
          <span>Under $60,000</span>
        </div>
        <p>
          Fees and charges are in <Link href="#fees">the small print</Link>.
        </p>
      </div>
      <div className="theme-footer">
        <span>{name}</span>
        <small>Dealer licence 4418206</small>
      </div>
    </div>
  )
}
