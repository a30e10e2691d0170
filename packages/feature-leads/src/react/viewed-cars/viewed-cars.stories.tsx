import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aStorage } from '../../testing/index.ts'
import { connectCarLists, createCarLists } from '../car-lists/index.ts'
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
