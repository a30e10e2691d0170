import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { CompareIcon, HeartIcon } from '@forecourt/ui/icon'
import { IconButton } from '@forecourt/ui/icon-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type StockCard, toStockRecord } from '../../model/index.ts'
import { CarCard } from './car-card.tsx'

const site = aSite({ features: { reserve: false } })
const nowMs = Date.parse('2026-11-20T10:00:00+10:00')
const card = (differences: Partial<Car> = {}): StockCard => toStockRecord(aCar(differences), site)

const meta = {
  title: 'Search/Car card',
  component: CarCard,
  args: {
    car: card(),
    site,
    nowMs,
    hrefFor: { enquiry: (car: StockCard) => `/cars/${car.slug}/enquire` },
    favourite: (car: StockCard) => (
      <IconButton label={`Save ${car.name}`} variant="raised" shape="round" pressed={false}>
        <HeartIcon size={20} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NewArrival: Story = { args: { car: card({ created_at: '2026-11-18T00:00:00Z' }) } }

export const LongTag: Story = {
  name: 'A long tag of a narrow card leaves the favourite its corner [CFG-037]',
  args: {
    ...NewArrival.args,
    site: aSite({ search: { newArrivalText: 'Just landed, only this week' } }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 210 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Just landed, only this week').getBoundingClientRect()
    const favourite = canvas.getByRole('button', { name: /^Save / }).getBoundingClientRect()
    await expect(tag.right).toBeLessThanOrEqual(favourite.left)
  },
}

export const Reduced: Story = { args: { car: card({ before_price: 28_990, certified: true }) } }

export const Reserved: Story = { args: { car: card({ reserved: true }) } }

export const JustSold: Story = {
  args: { car: card({ status: 'sold', sold_date_timestamp: nowMs / 1000 }) },
}

export const WithoutPrice: Story = {
  args: { car: card({ price: null, tag: 'Test Drive Only', colour: 'Cherry Red' }) },
}

export const Preorder: Story = {
  args: { car: card({ price: null, preorder: true, status: 'coming_soon', car_type: 'new' }) },
}

export const MissingFacts: Story = {
  args: {
    car: card({ km: null, simple_transmission: null, simple_fuel: null, simple_body: null }),
  },
}

export const Caravan: Story = {
  name: 'A caravan names beds, length and weight',
  args: {
    car: card({
      item_type: 'Caravan',
      make: 'Jayco',
      model: 'Journey',
      badge: 'Outback 21.66-3',
      series: null,
      simple_body: 'Caravan',
      colour: 'Moon White',
      km: null,
      simple_fuel: null,
      simple_transmission: null,
      price: 69_990,
      specifications: {
        body_width: '8',
        body_length: '21.5',
        tare_weight: '2560',
        axle_type: 'Tandem',
        sleeps: '5',
        aggregate_trailer_mass: '3160',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sleeps 5')).toBeVisible()
    await expect(canvas.getByText('21.5 ft')).toBeVisible()
    await expect(canvas.getByText('2,560 kg')).toBeVisible()
  },
}

export const Motorcycle: Story = {
  name: 'A motorcycle names its engine',
  args: {
    car: card({
      item_type: 'Motorcycle',
      make: 'Triumph',
      model: 'Bonneville T120',
      badge: 'Black',
      series: null,
      simple_body: 'Naked Bike',
      colour: 'Cobalt Blue',
      simple_transmission: 'Manual',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,987 cc')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    car: card({
      make: 'Mercedes-Benz',
      model: 'Sprinter 519 CDI Extra Long Wheelbase High Roof',
      badge: 'Transfer Minibus with Wheelchair Lift and Air Conditioning',
      series: 'VS30 MY24.5',
      simple_body: 'Bus',
      price_type: 'Excl. Government Charges',
    }),
  },
}

export const Reservable: Story = {
  args: {
    site: aSite(),
    hrefFor: {
      enquiry: (car: StockCard) => `/cars/${car.slug}/enquire`,
      reserve: (car: StockCard) => `/cars/${car.slug}/checkout`,
    },
  },
  name: 'Reserving leads to the checkout',
  play: async ({ canvasElement }) => {
    const reserve = within(canvasElement).getByRole('link', { name: /^Reserve This Car/ })
    await expect(reserve).toHaveTextContent('Reserve This Car')
    await expect(reserve).toHaveAttribute('href', expect.stringMatching(/\/checkout$/))
  },
}

const compare = (car: StockCard) => (
  <IconButton label={`Compare ${car.name}`} variant="outline" pressed={false}>
    <CompareIcon size={20} />
  </IconButton>
)

export const WithCompare: Story = { args: { compare } }

export const WithWeeklyEstimate: Story = {
  args: {
    weeklyEstimate: (_car, className) => (
      <p className={className}>$98 per week* 8.99% p.a., comparison rate 9.72% p.a.</p>
    ),
  },
}

export const Certified: Story = { args: { car: card({ certified: true }) } }

export const Electric: Story = {
  args: {
    site: aSite({ features: { reserve: false }, search: { electricTag: true } }),
    car: card({ simple_fuel: 'Electric', certified: true }),
  },
}

export const WithoutButtons: Story = {
  args: { site: aSite({ features: { reserve: false, buttons: false } }), compare },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Explore Vehicle/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Compare/ })).toBeVisible()
  },
}

export const HasOneFilledButton: Story = {
  name: 'Explore Vehicle is the one filled button and leads to the car [SRCH-025]',
  args: {
    ...Reservable.args,
    compare,
  },
  play: async ({ canvas, args: { car } }) => {
    const explore = canvas.getByRole('link', { name: `Explore Vehicle: ${car.name}` })
    await expect(explore).toHaveTextContent('Explore Vehicle')
    await expect(explore).toHaveAttribute('href', `/cars/${car.slug}`)
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    const buttons = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]
    const filled = buttons.filter((button) => ground(button) === ground(explore))
    await expect(filled).toEqual([explore])
  },
}

export const ReserveNow: Story = {
  name: 'The reserve button says what the dealer wants',
  args: { ...Reservable.args, site: aSite({ search: { cardReserveLabel: 'Reserve Now' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Reserve Now/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/checkout$/),
    )
  },
}

export const BesideOneToReserve: Story = {
  name: 'Buttons are as high as those of the card beside it',
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
          columnGap: 16,
          width: 'min(42rem, 100vw - 2rem)',
        }}
      >
        <Story />
        <Story args={{ ...meta.args, ...Reservable.args }} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = canvas
      .getAllByRole('link', { name: /^Explore Vehicle/ })
      .map((explore) => explore.getBoundingClientRect())
    await expect(boxes).toHaveLength(2)
    await expect(boxes[0]?.height).toBe(boxes[1]?.height)
    await expect(boxes[0]?.top).toBe(boxes[1]?.top)
  },
}

export const EnquireNow: Story = {
  name: 'Enquire Now leads to the enquiry',
  args: { ...Reservable.args, site: aSite({ search: { cardReserveLabel: 'Enquire Now' } }) },
  play: async ({ canvas }) => {
    const enquire = canvas.getByRole('link', { name: /^Enquire Now/ })
    await expect(enquire).toHaveAttribute('href', expect.stringMatching(/\/enquire$/))
    await expect(enquire).toHaveAttribute('data-enquire')
  },
}

export const SoldLooksForSomethingSimilar: Story = {
  name: 'A sold car offers something similar in place of reserving [SRCH-028]',
  args: { ...Reservable.args, car: card({ status: 'sold', sold_date_timestamp: nowMs / 1000 }) },
  play: async ({ canvas }) => {
    const similar = canvas.getByRole('link', { name: /^Find Me Something Similar/ })
    await expect(similar).toHaveTextContent('Find Me Something Similar')
    await expect(canvas.queryByRole('link', { name: /^Reserve/ })).toBeNull()
  },
}

export const Narrow: Story = { args: { compare }, globals: { viewport: { value: 'narrow' } } }

export const QuickEnquiryOpensTheEnquiry: Story = {
  args: { onEnquire: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /^Quick Enquiry/ }))
    await expect(args.onEnquire).toHaveBeenCalledWith({ car: args.car, subcategory: null })
  },
}

/** PLUS-069: of a dealer with several places. */
export const WithSuburb: Story = {
  args: { car: { ...card(), suburb: 'Newcastle West' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newcastle West')).toBeVisible()
  },
}

/** PLUS-069: of a search around a place. */
export const WithDistance: Story = {
  args: {
    car: {
      ...card(),
      suburb: 'Newcastle West',
      _rankingInfo: { matchedGeoLocation: { distance: 12_345 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newcastle West · 12 km away')).toBeVisible()
  },
}
