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
