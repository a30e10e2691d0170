import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PromoTile } from './promo-tile.tsx'

const meta = {
  title: 'Search/Promo tile',
  component: PromoTile,
  args: {
    tile: {
      kind: 'quality-assured',
      title: 'Checked before it wears our badge',
      text: 'Every used car goes through a 120-point inspection in our own workshops. Ask for the report of the car you like.',
      linkLabel: 'See used cars',
      href: '/search/used-cars',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Checked before/ })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/search/used-cars')
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Warranty: Story = {
  args: {
    tile: {
      kind: 'warranty',
      title: 'Three years of cover, in writing',
      text: 'Used cars up to eight years old carry our 3 year standard warranty. What it covers is on one page, and the page comes with the keys.',
      linkLabel: 'See used cars',
      href: '/search/used-cars',
    },
  },
}

export const VideoCalls: Story = {
  args: {
    tile: {
      kind: 'video-calls',
      title: 'Two hours away? Look at it from the couch',
      text: 'We ring you on video from the yard, start it cold and open every door.',
      linkLabel: 'Ask for a video call',
      href: '/contact',
    },
  },
}

export const TradeIn: Story = {
  args: {
    tile: {
      kind: 'trade-in',
      title: 'What is yours worth?',
      text: 'Bring it in, have a coffee, and take home a figure that stands for seven days.',
      linkLabel: 'Get a figure',
      href: '/contact',
    },
  },
}

export const Freight: Story = {
  args: {
    tile: {
      kind: 'freight',
      title: 'Perth to Brisbane on our own float',
      text: 'Bought on the other side of the country? It comes over with the next load, at cost.',
      linkLabel: 'Ask for a freight price',
      href: '/contact',
    },
  },
}

export const Finance: Story = {
  args: {
    tile: {
      kind: 'finance',
      title: 'Know the week before you sign for the year',
      text: 'We work out the repayment with you, with the rate and every fee on one page.',
      linkLabel: 'Talk to us',
      href: '/contact',
    },
  },
}

export const ProtectionPlan: Story = {
  args: {
    tile: {
      kind: 'protection-plan',
      title: '3-year protection plan',
      text: 'Paint, fabric and glass, looked after at every service.',
      linkLabel: 'What it covers',
      href: '/contact',
    },
  },
}

export const WithoutLink: Story = {
  args: { tile: { ...meta.args.tile, linkLabel: null, href: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    tile: {
      ...meta.args.tile,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent for every motorhome',
      text: 'A promise that takes its time. It goes on for longer than anybody planned, across several lines, and the tile still ends where the cards beside it end. '.repeat(
        2,
      ),
    },
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
