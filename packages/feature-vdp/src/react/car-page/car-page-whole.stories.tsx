import { aSite } from '@forecourt/tenant-config/testing'
import { ButtonLink } from '@forecourt/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { findLocatedAt, listBarActions, resolvePriceComparison } from '../../model/index.ts'
import { aDescribedCar } from '../../testing/index.ts'
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { PriceComparisonView } from '../price-comparison/price-comparison.tsx'
import { actionsOf, everyPage, page, sidebarOf, site, vehiclePage } from './car-page.stories.tsx'
import { CarPage } from './car-page.tsx'
import type { CarPageProps } from './car-page-props.ts'

const meta = {
  ...vehiclePage,
  title: 'Pages/Vehicle',
  component: CarPage,
} satisfies Meta<typeof CarPage>

export default meta
type Story = StoryObj<typeof meta>

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
  actions: actionsOf({ car: wholeCar, of: everythingOn }),
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

export const ALongEstimateLeavesTheNameOfTheSlimHeaderInSight: Story = {
  args: {
    ...withoutComparison,
    estimate: (
      <span>
        $207 per week* 7.99% p.a., comparison rate 9.10% p.a. on $43,990, as of 1 October 2026
      </span>
    ),
    barAction: <ButtonLink href="/contact">Find Me Something Similar, New or Demo</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    const header = slimHeaderOf(canvasElement)
    await scrollDown(501)
    await waitFor(() => expect(isInSight(header)).toBe(true))
    const box = (text: string | RegExp) => within(header).getByText(text).getBoundingClientRect()
    const button = within(header)
      .getByRole('link', { name: /Similar/ })
      .getBoundingClientRect()
    await expect(box('2021 Mazda CX-5').width).toBeGreaterThanOrEqual(120)
    await expect(box('2021 Mazda CX-5').right).toBeLessThan(box('$34,990').left)
    await expect(box('$34,990').right).toBeLessThan(box(/per week/).left)
    await expect(button.right).toBeLessThanOrEqual(innerWidth)
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

export const ThePhoneBarStandsAboveTheQuestionAboutCookies: Story = {
  args: withoutComparison,
  globals: { viewport: { value: 'phone' } },
  beforeEach() {
    const { style } = document.documentElement
    style.setProperty('--covered-bottom', '200px')
    return () => style.removeProperty('--covered-bottom')
  },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-phone-bar]')
    const { bottom = 0 } = bar?.getBoundingClientRect() ?? {}
    await expect(Math.round(window.innerHeight - bottom)).toBe(200)
  },
}

export const ALongLabelLeavesThePriceOfThePhoneBarInSight: Story = {
  args: {
    ...withoutComparison,
    barAction: <ButtonLink href="/contact">Find Me Something Similar, New or Demo</ButtonLink>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-phone-bar]')
    if (!bar) throw new Error('the page has no phone bar')
    const box = (text: string | RegExp) => within(bar).getByText(text).getBoundingClientRect()
    const button = within(bar)
      .getByRole('link', { name: /Similar/ })
      .getBoundingClientRect()
    await expect(box('$34,990').right).toBeLessThan(button.left)
    await expect(button.right).toBeLessThanOrEqual(innerWidth)
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
