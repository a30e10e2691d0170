import { aLocation, aMapDrawing } from '@forecourt/feature-locations/testing'
import { findBodyDrawing } from '@forecourt/stock/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { ButtonLink } from '@forecourt/ui/button'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { findFuelUse, formatFuelText, resolvePriceComparison } from '../../model/index.ts'
import { aDescribedCar } from '../../testing/index.ts'
import { CallsToAction } from '../calls-to-action/calls-to-action.tsx'
import { DeliveryCalculatorView } from '../delivery-calculator/delivery-calculator.tsx'
import { FuelCalculatorView } from '../fuel-calculator/fuel-calculator.tsx'
import { MapSection } from '../map-section/map-section.tsx'
import { PriceComparisonView } from '../price-comparison/price-comparison.tsx'
import { CarPage } from './car-page.tsx'

const now = new Date('2026-11-20T10:00:00+10:00')
const post = (title: string, slug: string) => ({
  slug,
  title,
  summary: 'What the plates on ute and trailer say, and which of them counts when you load up.',
  paragraphs: ['The plate on the tow bar is the first to read.'],
  published: '2026-11-02',
})
const site = aSite({
  features: { blog: true },
  plugins: { ppsrReport: true, carAnalysis: true },
  vehiclePage: {
    reports: { ppsr: '/ppsr/{vin}.pdf', carAnalysis: '/analysis/{vin}.pdf' },
    banner: {
      latestOffers: '/special-offers',
      bookService: '/service',
      sellYourCar: '/sell-my-car',
    },
  },
  blog: {
    posts: [
      post('Towing in plain words', 'towing'),
      post('A used hybrid after eight years', 'used-hybrid'),
      post('What a roadworthy covers', 'roadworthy'),
    ],
  },
  content: {
    whyChooseUs: {
      reasons: [
        { title: 'Inspected by the people who service it', text: 'The report is yours.' },
        { title: 'Seven days to change your mind', text: 'Bring it back within a week.' },
        { title: 'The same people afterwards', text: 'They know your name at its first service.' },
      ],
    },
    vehicleDisclaimer: 'Please confirm price and equipment with the dealership.',
  },
})
const car = aDescribedCar({
  car_type: 'used',
  certified: true,
  file: '/reports/history.pdf',
  regplate: '448XY2',
  rego_expiry: '2027-03-14',
})
const enquire = (
  <ButtonLink href="#enquire" size="lg" width="full">
    Enquire
  </ButtonLink>
)

const meta = {
  title: 'Pages/Car sections',
  component: CarPage,
  parameters: { layout: 'fullscreen' },
  args: {
    car,
    site,
    nowMs: now.getTime(),
    knownNames: { make: true, model: true },
    gallery: <VehiclePlaceholder drawing={findBodyDrawing('SUV')} />,
    actions: enquire,
    soldNotice: null,
    location: (
      <MapSection
        location={aLocation()}
        map={aMapDrawing(9 / 21)}
        hours="Friday 8:30 am - 5:30 pm"
      />
    ),
    fuel: (
      <FuelCalculatorView
        action={car.path}
        isStated
        text={formatFuelText(findFuelUse(car, site.vehiclePage.fuelDefaults))}
      />
    ),
    delivery: (
      <DeliveryCalculatorView
        action={car.path}
        noun="car"
        postcode="4000"
        answer={{ kind: 'price', name: 'Brisbane', price: 350 }}
      />
    ),
    callsToAction: (
      <CallsToAction title="Ask about this CX-5" text="Harbour Mazda Capalaba answers.">
        <ButtonLink href="#enquire" variant="outline">
          Enquire
        </ButtonLink>
      </CallsToAction>
    ),
  },
} satisfies Meta<typeof CarPage>

export default meta
type Story = StoryObj<typeof meta>

const sectionTitles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map(({ textContent }) => textContent)

export const Default: Story = {
  name: 'Every section, in order [VDP-056] [VDP-057] [VDP-058] [VDP-059] [VDP-062] [VDP-063] [VDP-064] [VDP-065] [VDP-067]',
  play: async ({ canvas, canvasElement }) => {
    await expect(sectionTitles(canvasElement)).toEqual([
      'Key information',
      'Dealer comments',
      'Features',
      'Vehicle Details',
      'Used car checks',
      'Fuel cost',
      'Delivery',
      'Where it is',
      'Ask about this CX-5',
      'Why choose us',
      'News and advice',
    ])
    await expect(canvas.getByRole('region', { name: 'Disclaimer' })).toBeVisible()
    const ways = canvas.getByRole('navigation', { name: 'Offers, service and selling' })
    await expect(ways.querySelectorAll('a')).toHaveLength(3)
  },
}

const financed = {
  financeCalculator: <p>$142 a week over 5 years</p>,
  financeCallToAction: <a href="#get-finance">Get Finance</a>,
  financeDisclaimer: <p>*Comparison rate 8.19% on $30,000 secured over 5 years.</p>,
}

const sidebarOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Price and enquiry' }))

export const FinanceInItsPlace: Story = {
  name: 'Finance takes its place before the other costs once there is something [VDP-060]',
  args: financed,
  play: async ({ canvas, canvasElement }) => {
    const titles = sectionTitles(canvasElement)
    await expect(titles[titles.indexOf('Fuel cost') - 1]).toBe('Finance calculator')
    const section = canvas.getByRole('region', { name: 'Finance calculator' })
    await expect(section).toHaveTextContent('$142 a week over 5 years')
    await expect(within(section).getByRole('link', { name: 'Get Finance' })).toBeVisible()
  },
}

export const TheSidebarLeadsToFinance: Story = {
  name: 'The sidebar leads to #finance-calculator and #financeDisclaimer [VDP-035] [VDP-036]',
  args: financed,
  play: async ({ canvas, canvasElement }) => {
    const sidebar = sidebarOf(canvasElement)
    const calculate = sidebar.getByRole('link', { name: 'Calculate repayments' })
    await expect(calculate).toHaveAttribute('href', '#finance-calculator')
    const calculator = canvas.getByRole('region', { name: 'Finance calculator' })
    await expect(calculator).toHaveAttribute('id', 'finance-calculator')
    const small = sidebar.getByRole('link', { name: 'Finance disclaimer' })
    await expect(small).toHaveAttribute('href', '#financeDisclaimer')
    const disclaimer = canvas.getByRole('region', { name: 'Finance disclaimer' })
    await expect(disclaimer).toHaveAttribute('id', 'financeDisclaimer')
    await expect(disclaimer).toHaveTextContent('*Comparison rate 8.19%')
    await expect(disclaimer.closest('details')).toBeNull()
  },
}

/** Neither an anchor nor a link to one. */
async function expectNoFinance(canvasElement: HTMLElement) {
  await expect(canvasElement.querySelector('#finance-calculator, #financeDisclaimer')).toBeNull()
  await expect(canvasElement.querySelector('a[href^="#finance"]')).toBeNull()
}

export const WithoutFinance: Story = {
  name: 'Without finance there is neither anchor nor link, and no space is left [VDP-035] [VDP-036]',
  play: async ({ canvasElement }) => {
    await expectNoFinance(canvasElement)
    const panel = sidebarOf(canvasElement).getByRole('list', { name: 'At a glance' }).parentElement
    for (const child of panel?.children ?? [])
      await expect(child.getBoundingClientRect().height).toBeGreaterThan(0)
  },
}

export const ASoldCarHasNoFinance: Story = {
  name: 'A sold car has no finance, whatever the page is given [VDP-035] [VDP-036]',
  args: { ...financed, car: { ...car, sold: true } },
  play: async ({ canvas, canvasElement }) => {
    await expectNoFinance(canvasElement)
    await expect(canvas.queryByRole('link', { name: 'Get Finance' })).toBeNull()
  },
}

const compared = resolvePriceComparison({
  fill: 0.71,
  listing_price: 34_990,
  market_range_min: 32_890,
  market_range_max: 40_150,
  confidence: 0.7,
  description: 'Compared with 14 other used Mazda CX-5 built from 2019 to 2023.',
})

export const PriceComparison: Story = {
  name: 'A price comparison has its section after the key information [VDP-061]',
  args: {
    priceComparison: compared && (
      <PriceComparisonView state={{ kind: 'shown', comparison: compared }} />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(sectionTitles(canvasElement).slice(0, 3)).toEqual([
      'Key information',
      'How the price compares',
      'Dealer comments',
    ])
    const panel = within(canvas.getByRole('region', { name: 'How the price compares' }))
    await expect(panel.getByText('Great Deal')).toBeVisible()
    await expect(panel.getByText('$32,890 to $40,150')).toBeVisible()
    await expect(panel.getByText(/^Compared with 14 other used Mazda CX-5/)).toBeVisible()
    // It counts once it is in sight.
    panel.getByText('$32,890 to $40,150').scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(panel.getAllByText('$34,990')).toHaveLength(2))
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const Bare: Story = {
  name: 'A section without content is left out with its heading [VDP-061]',
  args: {
    car: { ...car, car_type: 'new' },
    site: aSite(),
    location: undefined,
    fuel: undefined,
    delivery: undefined,
    callsToAction: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(sectionTitles(canvasElement)).toEqual([
      'Key information',
      'Dealer comments',
      'Features',
      'Vehicle Details',
    ])
  },
}
