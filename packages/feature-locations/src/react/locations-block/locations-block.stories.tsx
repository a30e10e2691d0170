import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aLocation, aMapDrawing } from '../../testing/index.ts'
import { LocationsBlock } from './locations-block.tsx'

const places = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aLocation({ id: index + 1, name: `Harbour Cars ${index + 1}`, slug: `harbour-${index + 1}` }),
  )

const meta = {
  title: 'Locations/Locations block',
  tags: ['autodocs'],
  component: LocationsBlock,
  args: {
    locations: places(4),
    site: aSite(),
    now: new Date('2026-11-20T10:00:00+10:00'),
    map: null,
    linksOf: ({ slug }) => ({
      page: `/our-location/${slug}`,
      contact: { href: `/contact-us/${slug}`, label: 'Contact' },
    }),
  },
} satisfies Meta<typeof LocationsBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Over three, in four columns on a wide page [LOC-015] [LOC-016]',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(4)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** Upper edges of cards, in their order. */
const topsOf = (cards: readonly HTMLElement[]) =>
  cards.map((card) => Math.round(card.getBoundingClientRect().top))

export const Five: Story = {
  name: 'Five, still in four columns [D-72] [LOC-016]',
  args: { locations: places(5) },
  play: async ({ canvas }) => {
    const tops = topsOf(canvas.getAllByRole('listitem').filter((item) => item.querySelector('h3')))
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
    await expect(tops).toHaveLength(5)
  },
}

export const AddressesOfTwoLengths: Story = {
  name: 'Buttons of neighbours stand at one height',
  args: {
    locations: places(2).map((place, index) => ({
      ...place,
      address: {
        ...place.address,
        street: index === 0 ? '1 Quay St' : `${'Old Great Northern Highway '.repeat(6)}1`,
      },
    })),
  },
  play: async ({ canvas }) => {
    const [one, two] = topsOf(canvas.getAllByRole('link', { name: /^Contact / }))
    await expect(one).toBe(two)
  },
}

export const SharedName: Story = {
  name: 'Locations of one name are told apart by their departments [PLUS-054]',
  args: {
    locations: places(3).map((place, index) => ({
      ...place,
      name: index < 2 ? 'Harbour Mazda Capalaba' : place.name,
      location_type: index === 1 ? 'service-and-parts' : 'sales',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sales')).toBeVisible()
    await expect(canvas.getByText('Service and Parts')).toBeVisible()
  },
}

export const Three: Story = { args: { locations: places(3) } }

export const Two: Story = { args: { locations: places(2) } }

export const One: Story = {
  name: 'One, as a large card with a map [LOC-014]',
  args: { locations: places(1), map: aMapDrawing() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Map around Harbour Cars 1' })).toBeVisible()
  },
}

export const OneWithoutCoordinates: Story = { args: { locations: places(1) } }

export const None: Story = {
  args: { locations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    locations: places(4).map((place) => ({
      ...place,
      name: 'Harbour Toyota Service, Parts and Accessories Centre Indooroopilly North',
    })),
  },
}
