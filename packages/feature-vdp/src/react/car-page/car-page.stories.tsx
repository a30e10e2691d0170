import { type Car, findBodyDrawing, findPaint } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import { aSite } from '@forecourt/tenant-config/testing'
import { ButtonLink } from '@forecourt/ui/button'
import { Card } from '@forecourt/ui/card'
import { DirectionsIcon } from '@forecourt/ui/icon'
import { SharePopup } from '@forecourt/ui/share-popup'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  formatSoldSentence,
  hasThumbnails,
  isPrintable,
  listCarActions,
  listGalleryPictures,
} from '../../model/index.ts'
import { aDescribedCar, aLittleKnownCar } from '../../testing/index.ts'
import { CarActions } from '../actions/car-actions.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { PhoneReveal } from '../phone-reveal/phone-reveal.tsx'
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

/** The dealer of these stories. */
export const site = aSite({
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
        drawing={findBodyDrawing(car.simple_body)}
        paint={findPaint(car.colour)}
      />
    </div>
  )
}

/** Every link leads somewhere. */
export const everyPage = () => true
const links = (car: Car) => ({
  enquiry: enquirePath(car),
  similar: `${enquirePath(car)}?similar=1`,
  testDrive: `${car.path}/test-drive`,
  photos: `${car.path}/photos`,
  message: '/contact',
  reaches: everyPage,
})

/** The buttons of a car. */
export const actionsOf = ({ car, of = site }: { car: Car; of?: typeof site }) => {
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
      {others.map(([name, price, body, colour]) => (
        <Card key={name} as="li" padding="none">
          <VehiclePlaceholder drawing={findBodyDrawing(body)} paint={findPaint(colour)} />
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
export function page(differences: Partial<Car> = {}, of = site): CarPageProps {
  const car = aDescribedCar(differences)
  return {
    car,
    site: of,
    nowMs: Date.parse('2026-11-20T10:00:00+10:00'),
    knownNames: { make: true, model: true },
    gallery: <Pictures car={car} />,
    actions: actionsOf({ car, of }),
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

/** Settings all stories of the page share. */
export const vehiclePage = {
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
} satisfies Partial<Meta<typeof CarPage>>

const meta = {
  ...vehiclePage,
  title: 'Pages/Vehicle',
  component: CarPage,
  // Names in lower case are for the stories beside these.
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof CarPage>

export default meta
type Story = StoryObj<typeof meta>

/** The column of price and buttons. */
export const sidebarOf = (canvasElement: HTMLElement) =>
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
    stocknum: 'FLEET-2024/519CDI-LWB-SHR/000123456789/NEWCASTLE',
    standardEquipment: [
      { category: null, name: 'Reversing-camera/parking-sensors/cross-traffic-alert/lane-assist' },
      { category: null, name: 'Blind_spot_monitoring_with_rear_cross_traffic_alert' },
    ],
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
    const drawings = items.map((item) => getComputedStyle(item, '::after').maskImage)
    for (const drawing of drawings) await expect(drawing).toContain('svg')
    await expect(new Set(drawings).size).toBe(3)
  },
}
