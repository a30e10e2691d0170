import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WatchButton } from '../watch-button/watch-button.tsx'
import { MoveToWatchlist } from './move-to-watchlist.tsx'
import { WatchlistPage } from './watchlist-page.tsx'

const meta = {
  title: 'Leads/Watchlist page',
  component: WatchlistPage,
  args: {
    count: 2,
    noun: { one: 'car', many: 'cars' },
    searchHref: '/search',
    garageHref: '/my-garage',
    children: (
      <div>
        <WatchButton car={{ id: 7, name: '2021 Toyota Corolla' }} isWatched on="photo" />
        <WatchButton car={{ id: 8, name: '2022 Kia Cerato' }} isWatched on="photo" />
      </div>
    ),
  },
} satisfies Meta<typeof WatchlistPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Watchlist' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2)
  },
}

export const OneIsGone: Story = {
  args: { goneCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 car you watched is no longer listed.')).toBeVisible()
  },
}

export const SeveralAreGone: Story = {
  args: { goneCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 cars you watched are no longer listed.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing watched yet')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Browse cars' })).toHaveAttribute(
      'href',
      '/search',
    )
  },
}

export const FavouritesOfOneBrowser: Story = {
  name: 'What one browser saved can be kept on every device [PLUS-026]',
  render: ({ noun }) => <MoveToWatchlist carIds={[7, 8]} noun={noun} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Add to watchlist' })).toBeVisible()
    const form = canvasElement.querySelector('form')
    await expect(form?.getAttribute('action')).toBe('/watchlist')
    await expect(form && new FormData(form).get('save')).toBe('7.8')
  },
}
