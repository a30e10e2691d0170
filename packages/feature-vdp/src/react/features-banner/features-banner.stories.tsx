import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FeaturesBanner } from './features-banner.tsx'

const links = {
  latestOffers: '/special-offers',
  bookService: 'https://service.example/book',
  sellYourCar: '/sell-my-car',
}

const meta = {
  title: 'Vehicle/Features banner',
  component: FeaturesBanner,
  args: { links },
} satisfies Meta<typeof FeaturesBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Latest offers, book a service, sell your car [VDP-064]',
  play: async ({ canvas }) => {
    const shown = canvas
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent])
    await expect(shown).toEqual([
      ['/special-offers', 'Latest offersSee what is on offer now'],
      ['https://service.example/book', 'Book a serviceWorkshop times that suit you'],
      ['/sell-my-car', 'Sell your carA price for yours, no obligation'],
    ])
  },
}

export const OneLink: Story = {
  args: { links: { ...links, latestOffers: null, bookService: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const OfADealerOfCaravans: Story = {
  args: { noun: 'vehicle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sell your vehicle')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Nothing is rendered without an address',
  args: { links: { latestOffers: null, bookService: null, sellYourCar: null } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
