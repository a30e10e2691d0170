import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { CompareIcon, HeartIcon } from '@forecourt/ui/icon'
import { IconButton } from '@forecourt/ui/icon-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type StockCard, toStockRecord } from '../../model/index.ts'
import { connectPhotoSwipe, type PhotoSwipeOptions } from '../photo-swipe/index.ts'
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('article').firstElementChild?.getBoundingClientRect()
    const title = canvas.getByRole('heading').getBoundingClientRect()
    await expect(picture?.bottom).toBeLessThanOrEqual(title.top)
  },
}

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

export const LongWords: Story = {
  args: {
    car: card({
      make: 'Kraftfahrzeugmanufakturgesellschaft',
      model: 'Donaudampfschifffahrtselektrizitätenwerk',
      badge: 'Pneumonoultramicroscopicsilicovolcanoconiosis-Edition',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article')
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth)
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

const draw = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><path fill="${colour}" d="M0 0h960v640H0z"/></svg>`,
  )}`
const photos = ['#7fa9d1', '#a9cf9a', '#d9b98a', '#c99ac4', '#8ac4c0'].map((colour) => ({
  src: draw(colour),
  illustration: false,
}))
const photographed = (photos_count: number) =>
  card({ photos_count, primary_image_url: photos[0]?.src ?? null })

const photoOf = (canvas: HTMLElement) => {
  const photo = canvas.querySelector<HTMLAnchorElement>('article > a')
  if (!photo) throw new Error('[stories] expected a card')
  return photo
}
/** Words over the photo of a card, as they are drawn; "none" without. */
const countOf = (canvas: HTMLElement) => {
  const header = canvas.querySelector('article > header')
  const drawn = header ? getComputedStyle(header, '::after').content : ''
  return drawn.replaceAll('"', '')
}
const framesOf = (photo: Element) => [...photo.querySelectorAll('[data-frame]')]

/** A finger at a place of a photo, in pixels from its left. */
function touch(type: 'touchstart' | 'touchend', photo: Element, x: number): void {
  const { left, top } = photo.getBoundingClientRect()
  const finger = new Touch({ identifier: 1, target: photo, clientX: left + x, clientY: top + 90 })
  const touches = type === 'touchstart' ? [finger] : []
  photo.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger] }))
}

/** Runs with photos that can be swiped. */
async function whileSwiped(
  options: Partial<PhotoSwipeOptions>,
  run: () => Promise<void>,
): Promise<void> {
  const stop = connectPhotoSwipe(document, { loadPhotos: async () => photos, ...options })
  await run().finally(stop)
}

export const Swiped: Story = {
  name: 'A touch lays the first photos beside each other, and its place takes the place of the count [PLUS-075]',
  args: { car: photographed(12) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    await expect(countOf(canvasElement)).toBe('12 photos')
    await whileSwiped({}, async () => {
      await expect(framesOf(photo)).toHaveLength(0)
      touch('touchstart', photo, 200)
      await expect(framesOf(photo)).toHaveLength(5)
      await expect(countOf(canvasElement)).toBe('12 photos')
      photo.scrollTo({ left: photo.clientWidth, behavior: 'instant' })
      await waitFor(() => expect(countOf(canvasElement)).toBe('2/12'))
      await waitFor(() => expect(photo.querySelector('[data-frame] img')).toBeVisible())
      await expect(framesOf(photo)[3]?.firstChild).toBeNull()
    })
  },
}

export const SwipedToTheEnd: Story = {
  name: 'Behind the fifth photo stands how many there are on the page of the car [PLUS-075]',
  args: { car: photographed(12) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    await whileSwiped({}, async () => {
      touch('touchstart', photo, 200)
      photo.scrollTo({ left: photo.scrollWidth, behavior: 'instant' })
      const rest = within(photo).getByText('See all 12 photos')
      await waitFor(() => expect(countOf(canvasElement)).toBe('12 photos'))
      await expect(rest.closest('a')).toHaveAttribute('href', photo.getAttribute('href') ?? '')
      await expect(rest.getBoundingClientRect().left).toBeCloseTo(
        photo.getBoundingClientRect().left,
      )
    })
  },
}

export const SweptBeforeTheTrack: Story = {
  name: 'A finger that began before its photos were there moves on when it is lifted [PLUS-075]',
  args: { car: photographed(3) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    await whileSwiped({}, async () => {
      touch('touchstart', photo, 250)
      touch('touchend', photo, 60)
      await waitFor(() => expect(countOf(canvasElement)).toBe('2/3'))
      await waitFor(() => expect(photo.scrollLeft).toBeCloseTo(photo.clientWidth, 0))
      await expect(framesOf(photo)).toHaveLength(2)
    })
  },
}

export const SavingData: Story = {
  name: 'With data saving no photo is fetched ahead [PLUS-075]',
  args: { car: photographed(12) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    await whileSwiped({ savesData: true }, async () => {
      touch('touchstart', photo, 200)
      photo.scrollTo({ left: photo.clientWidth, behavior: 'instant' })
      await waitFor(() => expect(countOf(canvasElement)).toBe('2/12'))
      await waitFor(() => expect(photo.querySelectorAll('[data-frame] img')).toHaveLength(1))
    })
  },
}

export const OtherPhotosAreIllustrations: Story = {
  name: 'Each photo says for itself that it is an illustration [PLUS-075] [D-116]',
  args: { car: photographed(3) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    const loadPhotos = async () =>
      photos.slice(0, 3).map((one, index) => ({ ...one, illustration: index === 1 }))
    await whileSwiped({ loadPhotos }, async () => {
      touch('touchstart', photo, 200)
      photo.scrollTo({ left: photo.clientWidth, behavior: 'instant' })
      await waitFor(() => expect(photo.querySelectorAll('[data-frame] img')).toHaveLength(2))
      const labels = framesOf(photo).map((frame) => getComputedStyle(frame, '::after').content)
      await expect(labels).toEqual(['"Illustration"', 'none'])
    })
  },
}

export const PhotosThatCannotBeHad: Story = {
  name: 'Without an answer the card is as before, and the next touch asks again [PLUS-075]',
  args: { car: photographed(12) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    const loadPhotos = fn(async () => Promise.reject(new Error('offline')))
    await whileSwiped({ loadPhotos }, async () => {
      touch('touchstart', photo, 200)
      photo.scrollTo({ left: photo.clientWidth, behavior: 'instant' })
      await waitFor(() => expect(framesOf(photo)).toHaveLength(0))
      await expect(countOf(canvasElement)).toBe('12 photos')
      touch('touchstart', photo, 200)
      await expect(framesOf(photo)).toHaveLength(5)
      await expect(loadPhotos).toHaveBeenCalledTimes(1)
    })
  },
}

export const OnePhoto: Story = {
  name: 'One photo is counted, and has nothing to swipe to [PLUS-075]',
  args: { car: photographed(1) },
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    await expect(countOf(canvasElement)).toBe('1 photo')
    await whileSwiped({}, async () => {
      touch('touchstart', photo, 200)
      await expect(framesOf(photo)).toHaveLength(0)
    })
  },
}

export const NoPhoto: Story = {
  name: 'A drawing in place of a photo is not counted [PLUS-075]',
  args: { car: card({ photos_count: 3 }), imageSet: () => null },
  play: async ({ canvasElement }) => {
    await expect(countOf(canvasElement)).toBe('none')
  },
}

export const InARowThatScrolls: Story = {
  name: 'In a row of cards that is swiped itself, a finger moves the row [PLUS-075]',
  args: { car: photographed(12) },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ width: 900 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const photo = photoOf(canvasElement)
    await whileSwiped({}, async () => {
      touch('touchstart', photo, 100)
      await expect(framesOf(photo)).toHaveLength(0)
    })
  },
}
