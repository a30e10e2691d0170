import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aStorage } from '../../testing/index.ts'
import { connectCarLists, createCarLists } from '../car-lists/index.ts'
import { showViewedCars } from './show-viewed-cars.ts'
import { ViewedCarMarker, ViewedCars } from './viewed-cars.tsx'

const meta = {
  title: 'Leads/Viewed cars',
  component: ViewedCars,
  args: { count: 3, children: <p>Three cars stand here.</p> },
} satisfies Meta<typeof ViewedCars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

const storage = aStorage()
const onViewedLost = fn<() => void>()
const corolla = {
  id: 7,
  stocknum: 'U7',
  make: 'Toyota',
  model: 'Corolla',
  body: 'Hatchback',
  simple_body: 'Hatch',
}

export const OpeningAPageRemembersItsCar: Story = {
  name: 'Opening the page of a car remembers it [DATA-061] [DATA-043]',
  render: () => <ViewedCarMarker car={corolla} />,
  play: async () => {
    const end = connectCarLists(document, createCarLists('harbour', storage), {
      onCompareFull: () => undefined,
    })
    end()
    await expect(JSON.parse(storage.getItem('harbour:viewed-cars') ?? '')).toEqual({
      v: 1,
      data: [corolla],
    })
  },
}

const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

export const AStorageThatRefusesIsOnlyLogged: Story = {
  name: 'A storage that is full or blocked is only logged, once, and throws nothing [VDP-124]',
  render: () => <ViewedCarMarker car={corolla} />,
  play: async ({ canvas }) => {
    for (const refusing of [{ ...aStorage(), setItem: full }, null]) {
      onViewedLost.mockReset()
      const lists = createCarLists('harbour', refusing)
      const end = connectCarLists(document, lists, { onCompareFull: () => undefined, onViewedLost })
      end()
      await expect(onViewedLost).toHaveBeenCalledTimes(1)
      await expect(lists.viewed()).toEqual([])
    }
    onViewedLost.mockReset()
    const lists = createCarLists('harbour', aStorage())
    connectCarLists(document, lists, { onCompareFull: () => undefined, onViewedLost })()
    await expect(onViewedLost).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

const pageWith = (html: string) => () =>
  Promise.resolve(new DOMParser().parseFromString(`<main id="content">${html}</main>`, 'text/html'))
const threeCars = pageWith('<section><h2>Recently viewed</h2><p>Three cars.</p></section>')

/** A home page: a place for the cars between what is read first and what comes last. */
const HomePage = ({ firstHeight }: { firstHeight: string }) => (
  <div>
    <div data-first style={{ height: firstHeight }}>
      What a visitor sees first
    </div>
    <div data-place />
    <p>What comes after it</p>
  </div>
)

const placeIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-place]')!

export const OnAHomePageTheyComeOutOfSight: Story = {
  name: 'On a home page they come where they are out of sight [D-74]',
  render: () => <HomePage firstHeight="150vh" />,
  play: async ({ canvas, canvasElement }) => {
    await showViewedCars(placeIn(canvasElement), threeCars)
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
    await expect(canvas.getByText('Three cars.')).toBeInTheDocument()
  },
}

export const OnAHomePageNothingMoves: Story = {
  name: 'While their place is in sight it stays empty, so that nothing moves [D-74]',
  render: () => <HomePage firstHeight="2rem" />,
  play: async ({ canvas, canvasElement }) => {
    const isShown = showViewedCars(placeIn(canvasElement), threeCars)
    const after = canvas.getByText('What comes after it').getBoundingClientRect().top
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByText('What comes after it').getBoundingClientRect().top).toBe(after)
    canvasElement.querySelector<HTMLElement>('[data-first]')!.style.height = '150vh'
    await isShown
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  },
}

export const OnAHomePageWithoutThem: Story = {
  name: 'On a home page nothing shows where all of them are gone, or they cannot be had [D-74]',
  render: () => <HomePage firstHeight="150vh" />,
  play: async ({ canvasElement }) => {
    const place = placeIn(canvasElement)
    await showViewedCars(place, pageWith(''))
    await expect(place).toBeEmptyDOMElement()
    await expect(showViewedCars(place, () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    )
    await expect(place).toBeEmptyDOMElement()
  },
}
