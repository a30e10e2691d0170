import { type Car, findBodyShape } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import { aSite } from '@forecourt/tenant-config/testing'
import { ButtonLink } from '@forecourt/ui/button'
import { Card } from '@forecourt/ui/card'
import { DirectionsIcon } from '@forecourt/ui/icon'
import { SharePopup } from '@forecourt/ui/share-popup'
import { findPaint, VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  findLocatedAt,
  formatSoldSentence,
  hasThumbnails,
  isPrintable,
  listBarActions,
  listCarActions,
  listGalleryPictures,
  resolvePriceComparison,
} from '../../model/index.ts'
import { aDescribedCar, aLittleKnownCar } from '../../testing/index.ts'
import { CarActions } from '../actions/car-actions.tsx'
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { PhoneReveal } from '../phone-reveal/phone-reveal.tsx'
import { PriceComparisonView } from '../price-comparison/price-comparison.tsx'
import { PrintButton } from '../print-button/print-button.tsx'
import { SoldNotice } from '../sold-notice/sold-notice.tsx'
import { CarPage } from './car-page.tsx'
import type { CarPageProps } from './car-page-props.ts'
import { TrustItem } from './trust-item.tsx'

const styles = {
  siteHeader: css({
    m: '0',
    px: { base: 'page', lg: '6' },
    py: '4',
    bg: 'header.bg',
    color: 'header.fg',
    borderBottomWidth: '1px',
    borderColor: 'header.border',
    textStyle: 'h4',
    fontFamily: 'heading',
  }),
  placeholder: css({ overflow: 'hidden', borderRadius: { base: 'none', lg: 'card' } }),
  place: css({ display: 'grid', gap: '3', textStyle: 'bodySm' }),
  placeName: css({ textStyle: 'h4', m: '0' }),
  placeActions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  similarTitle: css({ textStyle: 'h2', mb: '5' }),
  similar: css({
    display: 'grid',
    gap: '5',
    m: '0',
    p: '0',
    listStyle: 'none',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  }),
  similarText: css({ p: '4', display: 'grid', gap: '1' }),
  similarName: css({ textStyle: 'h4', m: '0' }),
  similarPrice: css({ textStyle: 'price', color: 'price', m: '0' }),
}

const trustLines = [
  {
    text: '3 year standard warranty',
    icon: 'warranty' as const,
    when: { carTypes: ['used' as const], maxAgeMonths: 95 },
  },
  {
    text: 'The price you see is the price you pay',
    icon: 'price' as const,
    when: { priceTypes: ['Drive Away'] },
  },
  { text: 'Five days to change your mind', icon: 'return' as const },
]

const site = aSite({
  features: { finance: false, tradeIn: false, reserve: false },
  vehiclePage: { trustLines },
  content: {
    vehicleDisclaimer:
      'Colours in pictures may differ from the vehicle. Equipment is listed as the manufacturer published it for the model; please check what matters to you when you inspect the vehicle.',
  },
})

const enquirePath = (car: Car) => `${car.path}/enquire`

function Pictures({ car }: { car: Car }) {
  const pictures = listGalleryPictures(car)
  if (pictures.length > 0) {
    const hrefFor = (index: number) => `${car.path}?photo=${index + 1}`
    const showThumbnails = hasThumbnails(car)
    return (
      <Gallery pictures={pictures} index={0} showThumbnails={showThumbnails} hrefFor={hrefFor} />
    )
  }
  return (
    <div className={styles.placeholder}>
      <VehiclePlaceholder
        bodyShape={findBodyShape(car.simple_body)}
        paint={findPaint(car.colour)}
      />
    </div>
  )
}

const everyPage = () => true
const links = (car: Car) => ({
  enquiry: enquirePath(car),
  similar: `${enquirePath(car)}?similar=1`,
  testDrive: `${car.path}/test-drive`,
  photos: `${car.path}/photos`,
  message: '/contact',
  reaches: everyPage,
})

function Actions({ car, of = site }: { car: Car; of?: typeof site }) {
  return (
    <CarActions
      actions={listCarActions(car, of, links(car))}
      call={<PhoneReveal phone="07 7010 4200" href="tel:+61770104200" stockNumber={car.stocknum} />}
      tools={
        <>
          <SharePopup
            id="share"
            url={`https://harbour.example.test${car.path}`}
            title={car.name}
            copyNotice={of.vehiclePage.copyNotice}
          />
          {isPrintable(car, of) && <PrintButton slug={car.slug} />}
        </>
      }
    />
  )
}

const place = (
  <Card className={styles.place}>
    <h3 className={styles.placeName}>Harbour Mazda Capalaba</h3>
    <span>14 Redland Bay Road, Capalaba QLD 4157</span>
    <span>Open today 8:30 am to 5:30 pm</span>
    <div className={styles.placeActions}>
      <ButtonLink
        href="https://www.google.com/maps/search/?api=1&query=Capalaba"
        variant="outline"
        startIcon={<DirectionsIcon size={18} aria-hidden="true" />}
      >
        Get Directions
      </ButtonLink>
    </div>
  </Card>
)

const trust = <TrustItem icon="certified">Sold by Harbour Mazda, DL# 4418213</TrustItem>

const others = [
  ['2022 Mazda CX-30 G20 Touring', '$31,490', 'suv', 'Snowflake White'],
  ['2020 Toyota RAV4 GXL', '$36,990', 'suv', 'Eclectic Blue'],
  ['2021 Subaru Forester 2.5i-L', '$33,880', 'wagon', 'Dark Grey'],
] as const

const similar = (
  <section aria-labelledby="similar-title">
    <h2 id="similar-title" className={styles.similarTitle}>
      Similar Cars
    </h2>
    <ul className={styles.similar}>
      {others.map(([name, price, shape, colour]) => (
        <Card key={name} as="li" padding="none">
          <VehiclePlaceholder bodyShape={shape} paint={findPaint(colour)} />
          <div className={styles.similarText}>
            <h3 className={styles.similarName}>{name}</h3>
            <p className={styles.similarPrice}>{price}</p>
          </div>
        </Card>
      ))}
    </ul>
  </section>
)

/** The page of the used car with the given differences, every slot filled. */
function page(differences: Partial<Car> = {}, of = site): CarPageProps {
  const car = aDescribedCar(differences)
  return {
    car,
    site: of,
    nowMs: Date.parse('2026-11-20T10:00:00+10:00'),
    isKnownModel: () => true,
    gallery: <Pictures car={car} />,
    actions: <Actions car={car} of={of} />,
    soldNotice: (
      <SoldNotice
        sentence={formatSoldSentence(car, of)}
        similarHref={`${enquirePath(car)}?similar=1`}
      />
    ),
    trust,
    location: place,
    similar,
    views: 1204,
    barAction: <ButtonLink href={enquirePath(car)}>Enquire</ButtonLink>,
  }
}

const meta = {
  title: 'Pages/Vehicle',
  component: CarPage,
  args: page(),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Page) => (
      <>
        <p className={styles.siteHeader}>{site.name}</p>
        <Page />
      </>
    ),
  ],
  render: (args, { globals }) => <CarPage {...args} nowMs={Date.parse(String(globals.now))} />,
} satisfies Meta<typeof CarPage>

export default meta
type Story = StoryObj<typeof meta>

const sidebarOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Price and enquiry' }))

export const Default: Story = {
  name: 'Default: title, price type and badge line beside the pictures [VDP-025] [VDP-033]',
  play: async ({ canvasElement }) => {
    const sidebar = sidebarOf(canvasElement)
    await expect(sidebar.getByRole('heading', { level: 1 })).toHaveTextContent(/^2021 Mazda CX-5$/)
    await expect(sidebar.getByText('Maxx Sport KF Series')).toBeVisible()
    await expect(sidebar.getByText('$34,990')).toBeVisible()
  },
}

export const New: Story = {
  args: page({
    car_type: 'new',
    year: 2026,
    name: '2026 Mazda CX-5 G25 Touring',
    badge: 'G25 Touring',
    series: null,
    stocknum: 'N30881',
    price: 44_240,
    km: 8,
    regplate: null,
    created_at: '2026-11-17T02:00:00.000Z',
  }),
}

export const Demo: Story = {
  args: page({ car_type: 'demo', stocknum: 'D30412', km: 2_310, price: 41_990 }),
}

const everythingOn = aSite({
  vehiclePage: { purchaseButton: 'Reserve Now {deposit}' },
  features: { chat: true },
  content: site.content,
})
const marketData = { state_average_market_price: 37_490, average_market_price: 36_000 }
const wholeCar = aDescribedCar({
  id: 40817,
  payment_processors: ['stripe'],
  before_price: 36_990,
  autograb_data: marketData,
})
const elsewhere = findLocatedAt({ ...wholeCar, city: 'Capalaba' }, everythingOn)
const comparison = resolvePriceComparison({
  fill: 0.71,
  listing_price: 34_990,
  market_range_min: 32_890,
  market_range_max: 40_150,
  confidence: 0.7,
  description:
    'Compared with 14 other used Mazda CX-5 built from 2019 to 2023, with odometers within 40,000 km of this one, all advertised by Harbour Motor Group today. The range holds the middle 80% of their prices. Equipment and condition are not part of the comparison.',
})

/** A site with every switch on, and a car of which everything is known. */
const whole: CarPageProps = {
  ...page({ ...wholeCar }),
  car: wholeCar,
  site: everythingOn,
  actions: <Actions car={wholeCar} of={everythingOn} />,
  announcement: elsewhere && <AnnouncementBar locatedAt={elsewhere} />,
  priceComparison: comparison && <PriceComparisonView state={{ kind: 'shown', comparison }} />,
  finance: <p>$148 per week, the finance widget</p>,
  estimate: <span>$148 per week</span>,
  barLinks: listBarActions(wholeCar, everythingOn, everyPage),
}

export const Everything: Story = {
  name: 'Views, market indicator, finance widget, telephone, buttons and comparison in their places [VDP-027] [VDP-028] [VDP-029] [VDP-030] [VDP-031]',
  args: whole,
  play: async ({ canvas, canvasElement }) => {
    const sidebar = sidebarOf(canvasElement)
    await expect(sidebar.getByText('1,204 views')).toBeVisible()
    await expect(sidebar.getByText('$2,500 below market average')).toBeVisible()
    await expect(sidebar.getByText('$148 per week, the finance widget')).toBeVisible()
    await expect(sidebar.getByRole('group', { name: 'Call the dealer' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Reserve Now $200' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Trade-In Valuation' })).toBeVisible()
    await expect(canvas.getByText('Located at Capalaba')).toBeVisible()
    const compared = within(canvas.getByRole('region', { name: 'How the price compares' }))
    await expect(compared.getByText('$32,890 to $40,150')).toBeVisible()
    // It counts once it is in sight.
    compared.getByText('$32,890 to $40,150').scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(compared.getAllByText('$34,990')).toHaveLength(2))
    await scrollDown(0)
  },
}

/** The same without what moves. */
const withoutComparison: CarPageProps = { ...whole, priceComparison: null }

export const EverythingOnAPhone: Story = {
  args: withoutComparison,
  globals: { viewport: { value: 'phone' } },
}

export const Unpriced: Story = { args: page({ price: null, price_type: null }) }
export const Preorder: Story = {
  args: page({ price: null, preorder: true, car_type: 'new', km: null, images: [] }),
}

export const Reduced: Story = {
  name: 'Reduced: the earlier and the present price with its type [VDP-026]',
  args: page({ before_price: 37_990 }),
  play: async ({ canvasElement }) => {
    const sidebar = sidebarOf(canvasElement)
    await expect(sidebar.getByText('$34,990')).toBeVisible()
    await expect(sidebar.getByText('$37,990').closest('s')).toBeVisible()
    await expect(sidebar.getByText('Save $3,000')).toBeVisible()
    await expect(sidebar.getByText('Drive Away in QLD')).toBeVisible()
  },
}

export const Reserved: Story = {
  args: page({ reserved: true }),
  play: async ({ canvasElement }) => {
    const sidebar = sidebarOf(canvasElement)
    await expect(sidebar.getByText('Reserved')).toBeVisible()
    await expect(sidebar.getByText('$34,990')).toBeVisible()
  },
}

export const ComingSoon: Story = {
  args: page({ status: 'coming_soon', images: [], stocknum: null, regplate: null }),
}

export const Sold: Story = {
  name: "Sold: 'SOLD' and its sentence stand in place of price and buttons [VDP-073] [VDP-074]",
  args: page({ status: 'sold', sold: true }),
  play: async ({ canvas, canvasElement }) => {
    const sidebar = sidebarOf(canvasElement)
    await expect(sidebar.getByText('SOLD')).toBeVisible()
    await expect(sidebar.getByText('Unfortunately this car recently sold.')).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
    await expect(canvas.queryByText('$34,990')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Enquire' })).toBeNull()
  },
}

export const ReportsAreNamedNearThePrice: Story = {
  args: page({ file: '/reports/u20417.pdf' }),
  play: async ({ canvas, canvasElement }) => {
    const link = sidebarOf(canvasElement).getByRole('link', { name: 'Vehicle history report' })
    await expect(link).toHaveAttribute('href', '#used-car-checks')
    await expect(canvas.getByRole('region', { name: 'Used car checks' })).toHaveAttribute(
      'id',
      'used-car-checks',
    )
  },
}

const isAPageOfASoldCar: Story['play'] = async ({ canvas, canvasElement }) => {
  const sidebar = sidebarOf(canvasElement)
  await expect(sidebar.getByText('SOLD')).toBeVisible()
  await expect(sidebar.getByText('Just Sold')).toBeVisible()
  await expect(canvas.queryByText('$34,990')).toBeNull()
  await expect(canvas.queryByText('Enquire')).toBeNull()
}

export const Withdrawn: Story = {
  name: 'Withdrawn: a car that left the stock keeps its page, as sold',
  args: page({ sold: true }),
  play: isAPageOfASoldCar,
}

export const SoldLongAgo: Story = {
  name: 'Sold before the sold window: search has forgotten it, its page has not',
  args: page({
    status: 'sold',
    sold: true,
    sold_date_timestamp: Date.parse('2026-06-01T00:00:00+10:00') / 1000,
  }),
  play: isAPageOfASoldCar,
}

const settings = { features: site.features, content: site.content }
const noPictures = { images: [], photos_count: 0 }
const unknownVariant: NonNullable<Car['variant']> = {
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  geartype: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  torque: null,
  ancaprating: null,
  bodyconfiguration: null,
}

export const Truck: Story = {
  args: page(
    {
      ...noPictures,
      item_type: 'truck',
      name: '2016 Volvo FH 540 Globetrotter XL',
      year: 2016,
      make: 'Volvo',
      model: 'FH',
      badge: '540 Globetrotter XL',
      series: 'FH13',
      stocknum: 'T8108',
      vin: 'YV2RT40A2GB058371',
      regplate: '694XZC',
      price: 127_000,
      price_type: 'Excl. Government Charges',
      km: 908_842,
      trans: '12 Speed Automated Manual',
      simple_body: 'Prime Mover',
      bodyconfiguration: 'Prime Mover',
      drive: '6x4',
      fuel: 'Diesel',
      engine_size: 12.8,
      doors: 2,
      seats: 2,
      colour: 'White',
      interior_colour: null,
      variant: {
        ...unknownVariant,
        cylinders: 6,
        induction: 'Turbo',
        enginesize_litres: 12.8,
        torque: 2600,
        grossvehiclemass: 26_000,
      },
      specifications: {
        axle_type: '6x4',
        body_width: null,
        body_length: null,
        tare_weight: null,
        sleeps: null,
        aggregate_trailer_mass: null,
      },
      standardEquipment: [
        { category: 'Cab', name: 'Sleeper cab with fridge' },
        { category: 'Cab', name: 'Air-suspended driver seat' },
        { category: 'Working gear', name: 'Turntable' },
        { category: 'Working gear', name: 'Road-train rated' },
        { category: 'Working gear', name: 'Lockable toolboxes' },
      ],
      dealercomments:
        'Off interstate work, with its service history on the seat. Brakes, steering and driveline have been inspected, and the report goes with the keys.',
    },
    aSite({ kind: 'truck', ...settings }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Used truck checks' })).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: 'Key information' }))
    await expect(facts.getByText('Axle type')).toBeVisible()
    await expect(canvas.queryByText('undefined')).toBeNull()
    await expect(canvas.getAllByText('908,842 km')[0]).toBeVisible()
  },
}

export const Motorcycle: Story = {
  args: page(
    {
      ...noPictures,
      item_type: 'motorcycle',
      name: '2020 Honda Africa Twin CRF1100L Adventure Sports DCT',
      year: 2020,
      make: 'Honda',
      model: 'Africa Twin',
      badge: 'CRF1100L Adventure Sports DCT',
      series: null,
      stocknum: 'R8126',
      vin: 'JH2SD0220LK986250',
      regplate: '2WM66',
      price: 17_990,
      km: 50_315,
      trans: '7 Speed Dual Clutch Automatic',
      simple_body: 'Adventure',
      bodyconfiguration: 'Adventure',
      drive: null,
      simple_drive: null,
      fuel: 'Premium Unleaded Petrol',
      engine_size: null,
      doors: null,
      seats: 2,
      colour: 'Matt Black Metallic',
      interior_colour: null,
      variant: { ...unknownVariant, cylinders: 2, torque: 105 },
      standardEquipment: [
        { category: 'Features', name: 'ABS' },
        { category: 'Features', name: 'Riding modes' },
        { category: 'Features', name: 'Cruise control' },
        { category: 'Features', name: 'Spoked wheels' },
      ],
      dealercomments:
        'One owner, garaged, and this Africa Twin still has its first toolkit. Two keys, books and a safety certificate. Ask about freight to your door.',
    },
    aSite({ kind: 'motorcycle', ...settings }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Used motorcycle checks' }),
    ).toBeVisible()
    const glance = sidebarOf(canvasElement).getByRole('list', { name: 'At a glance' })
    await expect(within(glance).getByText('Adventure')).toBeVisible()
  },
}

const caravan: Partial<Car> = {
  ...noPictures,
  item_type: 'caravan',
  car_type: 'new',
  name: '2026 Crusader Musketeer Porthos',
  year: 2026,
  make: 'Crusader',
  model: 'Musketeer',
  badge: 'Porthos',
  series: null,
  stocknum: 'C6202',
  vin: '6T9T27C82T2377559',
  regplate: null,
  price: 78_490,
  km: null,
  trans: null,
  simple_transmission: null,
  gearnum: null,
  simple_body: 'Caravan',
  bodyconfiguration: 'Caravan',
  drive: null,
  simple_drive: null,
  fuel: null,
  simple_fuel: null,
  engine_size: null,
  doors: null,
  seats: null,
  colour: 'Silver',
  interior_colour: null,
  variant: null,
  specifications: {
    body_width: '8',
    body_length: '20.5',
    tare_weight: '2390',
    axle_type: 'Tandem',
    sleeps: '4',
    aggregate_trailer_mass: '2890',
  },
  standardEquipment: [
    { category: 'Kitchen and bathroom', name: 'Ensuite with shower and toilet' },
    { category: 'Kitchen and bathroom', name: 'Four-burner cooktop with oven' },
    { category: 'Power, water and climate', name: 'Roof air conditioning' },
    { category: 'Living and sleeping', name: 'Leather-look dinette' },
  ],
  dealercomments:
    '20.5 feet of Crusader, straight from the factory and plugged in so you can see everything work. Tell us what you tow with and we will tell you if it suits.',
}

export const Caravan: Story = {
  args: page(
    caravan,
    aSite({ kind: 'caravan', ...settings, features: { ...settings.features, testDrive: false } }),
  ),
  play: async ({ canvasElement }) => {
    const glance = sidebarOf(canvasElement).getByRole('list', { name: 'At a glance' })
    const facts = within(glance).getAllByRole('listitem')
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      'Sleeps 4',
      '20.5 ft (6.25 m)',
      '2,390 kg',
    ])
  },
}

export const LittleKnown: Story = {
  args: page(aLittleKnownCar()),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Dealer comments', 'Where it is', 'Similar Cars'])
    await expect(canvas.queryByRole('list', { name: 'At a glance' })).toBeNull()
  },
}

export const LongNames: Story = {
  args: page({
    year: 2024,
    make: 'Mercedes-Benz',
    model: 'Sprinter Cab Chassis Transporter',
    name: '2024 Mercedes-Benz Sprinter Cab Chassis Transporter',
    badge: '519CDI Long Wheelbase Super High Roof',
    series: 'VS30 MY24.5 Facelift',
    trans: '9G-TRONIC Torque Converter Automatic',
    simple_body: 'Light Truck',
    price: 118_990.5,
    before_price: 124_500,
    price_type: 'Excl. Government Charges',
    location_name: 'Harbour Commercial Vehicles and Fleet Centre Newcastle West',
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SoldOnAPhone: Story = {
  args: page({ status: 'sold', sold: true }),
  globals: { viewport: { value: 'phone' } },
}

export const ThreeIconsBesideThePrice: Story = {
  name: 'The sidebar has three icons: kms, transmission and body [VDP-032]',
  play: async ({ canvasElement }) => {
    const items = within(
      sidebarOf(canvasElement).getByRole('list', { name: 'At a glance' }),
    ).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      '41,250 km',
      '6 Speed Automatic',
      'SUV',
    ])
    for (const item of items) await expect(item.querySelector('svg')).toBeVisible()
  },
}

export const TheLocationNameLeadsToTheMap: Story = {
  name: 'The location name leads to #vehicle-map [VDP-034]',
  play: async ({ canvasElement }) => {
    const link = sidebarOf(canvasElement).getByRole('link', { name: 'Harbour Mazda Capalaba' })
    await expect(link).toHaveAttribute('href', '#vehicle-map')
    const target = canvasElement.querySelector<HTMLElement>('#vehicle-map')
    await expect(within(target ?? canvasElement).getByText(/^14 Redland Bay Road/)).toBeVisible()
  },
}

export const SectionsOfThePage: Story = {
  name: 'Dealer comments and a disclaimer have a section of their own [VDP-057] [VDP-062]',
  play: async ({ canvas }) => {
    const comments = within(canvas.getByRole('region', { name: 'Dealer comments' }))
    await expect(comments.getByText(/^Traded here by its first owner/)).toBeVisible()
    const disclaimer = within(canvas.getByRole('region', { name: 'Disclaimer' }))
    await expect(disclaimer.getByText(site.content.vehicleDisclaimer ?? '')).toBeVisible()
    const details = canvas.getByRole('region', { name: 'Vehicle Details' })
    await expect(details).toBeVisible()
  },
}

/** True when it lies on the page; out of sight it is moved sideways by its own width. */
const isInSight = (header: HTMLElement) => header.getBoundingClientRect().left < header.offsetWidth

function slimHeaderOf(canvasElement: HTMLElement): HTMLElement {
  const header = canvasElement.querySelector<HTMLElement>('[data-slim-header]')
  if (!header) throw new Error('the page has no slim header')
  return header
}

/** Scrolls at once and waits until the browser has drawn what follows the scroll. */
async function scrollDown(pixels: number) {
  window.scrollTo({ top: pixels, behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

export const ASlimHeaderAppearsAfter500Pixels: Story = {
  name: 'A header with picture, name, transmission and body appears after 500 px [VDP-021] [VDP-022]',
  play: async ({ canvasElement }) => {
    const header = slimHeaderOf(canvasElement)
    await scrollDown(500)
    await expect(isInSight(header)).toBe(false)
    await scrollDown(501)
    await waitFor(() => expect(isInSight(header)).toBe(true))
    await expect(header.getBoundingClientRect().top).toBe(0)
    const inside = within(header)
    await expect(header.querySelector('img')).toBeVisible()
    await expect(inside.getByText('2021 Mazda CX-5')).toBeVisible()
    await expect(inside.getByText('6 Speed Automatic')).toBeVisible()
    await expect(inside.getByText('SUV')).toBeVisible()
    await scrollDown(0)
    await expect(isInSight(header)).toBe(false)
  },
}

export const TheSlimHeaderHasPriceAndButtons: Story = {
  name: 'The header has price, price type, estimate, Get Finance and Trade-In [VDP-023] [VDP-024]',
  args: withoutComparison,
  play: async ({ canvasElement }) => {
    const header = slimHeaderOf(canvasElement)
    await scrollDown(501)
    await waitFor(() => expect(isInSight(header)).toBe(true))
    const inside = within(header)
    await expect(inside.getByText('$34,990')).toBeVisible()
    await expect(inside.getByText('Drive Away')).toBeVisible()
    await expect(inside.getByText('$148 per week')).toBeVisible()
    await expect(inside.getByRole('link', { name: 'Get Finance' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/finance\?.*car_id=40817.*#finance-form$/),
    )
    await expect(inside.getByRole('link', { name: 'Trade-In' })).toHaveAttribute(
      'href',
      '/cars/trade-in?car_id=40817',
    )
    await scrollDown(0)
  },
}

export const WithoutPicturesAPlaceholderStandsInTheHeader: Story = {
  name: 'A missing picture falls back to a placeholder [VDP-123]',
  args: page({ images: [] }),
  play: async ({ canvasElement }) => {
    const header = slimHeaderOf(canvasElement)
    await scrollDown(501)
    await waitFor(() => expect(isInSight(header)).toBe(true))
    await expect(header.querySelector('img[src]')).toBeNull()
    await expect(header.querySelector('svg')).toBeVisible()
    await scrollDown(0)
  },
}

export const ThePhoneBarOpensAfter900Pixels: Story = {
  name: 'The bar of a phone opens after 900 px of scroll [VDP-072]',
  args: withoutComparison,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-phone-bar]')
    const opened = canvasElement.querySelector<HTMLElement>('[data-phone-bar-opened]')
    if (!bar || !opened) throw new Error('the page has no phone bar')
    const top = () => bar.getBoundingClientRect().top
    const isOpen = () => opened.getBoundingClientRect().bottom <= top() + 1
    // Pictures that arrive above may move the page meanwhile.
    await waitFor(async () => {
      await scrollDown(900)
      await expect(isOpen()).toBe(false)
    })
    const before = top()
    await scrollDown(901)
    await waitFor(() => expect(isOpen()).toBe(true))
    await expect(top()).toBe(before)
    await expect(within(opened).getByText('2021 Mazda CX-5')).toBeVisible()
    await expect(within(opened).getByRole('link', { name: 'Get Finance' })).toBeVisible()
    await scrollDown(0)
  },
}

export const TheSlimHeaderComesIntoSightWithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const header = slimHeaderOf(canvasElement)
    const link = within(header).getByRole('link', { name: 'Enquire' })
    link.focus({ preventScroll: true })
    await waitFor(() => expect(isInSight(header)).toBe(true))
    link.blur()
    await waitFor(() => expect(isInSight(header)).toBe(false))
  },
}
