import { aLocation, aMapDrawing } from '@forecourt/feature-locations/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MapSection } from './map-section.tsx'

const location = aLocation()

const meta = {
  title: 'Vehicle/Map section',
  component: MapSection,
  args: { location, map: aMapDrawing(9 / 21), hours: 'Friday 8:30 am - 5:30 pm' },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof MapSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Map, address, hours today and directions [VDP-063]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Map around Harbour Toyota Hamilton' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^1243 Kingsford Smith Drive/)).toBeVisible()
    await expect(canvas.getByText('Friday 8:30 am - 5:30 pm')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Get Directions/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
    )
  },
}

export const ClosedToday: Story = { args: { hours: 'Sunday closed' } }

export const WithoutCoordinates: Story = {
  args: { map: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Get Directions/ })).toBeVisible()
  },
}

export const WithoutHours: Story = { args: { hours: undefined } }

export const LongText: Story = {
  args: {
    location: {
      ...location,
      name: 'Donaudampfschifffahrtsgesellschaftsfahrzeuge Indooroopilly Pre-owned',
      address: {
        ...location.address,
        street: 'Shop 12, Level 1, The Westfield Shopping Centre, 318 Moggill Road',
      },
    },
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
