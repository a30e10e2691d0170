import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Brand } from '../../model/index.ts'
import { BrandList } from './brand-list.tsx'

const brand = (name: string, count: number, text: string | null = null): Brand => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  logo: { url: '' },
  count,
  isCarried: count === 0,
  text,
})

const logo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="16" fill="none" stroke="%23b3122b" stroke-width="4"/></svg>'

const meta = {
  title: 'Search/Brand list',
  tags: ['autodocs'],
  component: BrandList,
  args: {
    groups: [
      {
        key: 'car',
        title: 'Car brands',
        brands: [
          brand('Hyundai', 43),
          brand('Kia', 1),
          brand('Land Rover', 0),
          brand('Toyota', 1204),
        ],
      },
      { key: 'motorcycle', title: 'Motorcycle brands', brands: [brand('Royal Enfield', 9)] },
      { key: 'truck', title: 'Truck brands', brands: [brand('Hino', 0), brand('UD', 12)] },
      {
        key: 'own',
        title: 'Our own brands',
        brands: [brand('Bushfire Campers', 2, 'Built in our shed at Pooraka, two a month.')],
      },
    ],
    logoFor: (_brand: Brand): string | null => null,
    stockHrefFor: ({ slug }: Brand) => `/search/${slug}`,
  },
} satisfies Meta<typeof BrandList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneGroup: Story = {
  args: { groups: [{ key: 'car', title: 'Car brands', brands: [brand('Kia', 1)] }] },
}

export const LogosOfTheDealer: Story = {
  args: { logoFor: ({ count }) => (count > 0 ? logo : null) },
}

export const LongNames: Story = {
  args: {
    groups: [
      {
        key: 'caravan',
        title: 'Caravan and motorhome brands',
        brands: [brand('Donaudampfschifffahrtsgesellschaft Wohnwagenwerke International', 12_345)],
      },
    ],
  },
}

export const ABrandLeadsToItsPageAndItsStock: Story = {
  name: 'A brand leads to its page, and those in stock to their stock with the count [SITE-068]',
  play: async ({ canvasElement }) => {
    const { getAllByRole, getByRole, queryByRole } = within(canvasElement)
    const headings = getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual([
      'Car brands',
      'Motorcycle brands',
      'Truck brands',
      'Our own brands',
    ])
    await expect(getByRole('link', { name: 'Kia' })).toHaveAttribute('href', '/kia/overview')
    const stock = getByRole('link', { name: '1 Kia car in stock' })
    await expect(stock).toHaveAttribute('href', '/search/kia')
    await expect(getByRole('link', { name: '1,204 Toyota cars in stock' })).toBeVisible()
    await expect(getByRole('link', { name: 'Hino' })).toBeVisible()
    await expect(queryByRole('link', { name: /Hino.* in stock/ })).toBeNull()
  },
}
