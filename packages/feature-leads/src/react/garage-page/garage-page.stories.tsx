import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GaragePage } from './garage-page.tsx'

const meta = {
  title: 'Leads/Garage page',
  component: GaragePage,
  args: {
    dealerName: 'Harbour Motor Group',
    details: {
      name: 'Ann',
      last_name: 'Lee',
      email: 'ann.lee@example.com',
      phone: '0412345678',
    },
    pageHref: '/my-garage',
    searchHref: '/search',
    savedHref: '/favourites',
    watchlistHref: null,
    searchesHref: '/saved-searches',
    deletionHref: '/my-garage/delete-account',
    nouns: 'cars',
  },
} satisfies Meta<typeof GaragePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'It signs out here and everywhere, without script',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0412 345 678')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Delete my account' })).toHaveAttribute(
      'href',
      '/my-garage/delete-account',
    )
    const forms = [...canvasElement.querySelectorAll('form')]
    for (const form of forms) {
      await expect(form).toHaveAttribute('action', '/api/sign-out')
      await expect(form).toHaveAttribute('method', 'post')
    }
    await expect(forms.map(({ elements }) => 'everywhere' in elements)).toEqual([false, true])
  },
}

export const WithoutDetails: Story = {
  args: { details: { name: '', last_name: '', email: '', phone: '0412345678' }, savedHref: null },
}

export const LongNames: Story = {
  args: {
    dealerName: 'Harbour and Northern Beaches Motor Group of New South Wales',
    nouns: 'caravans',
    details: {
      name: 'Maximiliana-Alexandrina',
      last_name: 'Featherstonehaugh-Smythe',
      email: 'maximiliana.alexandrina.featherstonehaugh@a-long-company-name.example.com',
      phone: '0412345678',
    },
  },
}

const someCards = (label: string) => (
  <ul aria-label={label}>
    <li>2021 Toyota Corolla Ascent Sport, $26,990 Drive Away</li>
    <li>2019 Ford Ranger XLT, $38,500 Drive Away</li>
  </ul>
)

export const WithVehicles: Story = {
  name: 'It shows what somebody watches and looked at [SITE-052]',
  args: {
    watchlistHref: '/watchlist',
    searchesHref: '/saved-searches',
    watched: someCards('Watched'),
    viewed: (
      <section>
        <h2>Recently viewed</h2>
        {someCards('Viewed')}
      </section>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Watched' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  },
}

export const WithAWatchlist: Story = {
  name: 'It leads to the watchlist, "View List" [SITE-055]',
  args: { watchlistHref: '/watchlist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View List' })).toHaveAttribute(
      'href',
      '/watchlist',
    )
  },
}
