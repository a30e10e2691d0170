import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aLocation } from '../../testing/index.ts'
import { LocatorView } from './locator-view.tsx'

const sales = { ...aLocation(), km: null }
const service = { ...aLocation({ id: 2, slug: 'two', location_type: 'service' }), km: null }
const used = {
  ...aLocation({ id: 3, slug: 'three', name: 'Harbour Used', location_type: 'used' }),
  km: null,
}

const tab = (label: string, count: number, isCurrent = false) => ({
  label,
  count,
  isCurrent,
  href: `/dealer-locator?locationType=${label.toLowerCase()}`,
})

const meta = {
  title: 'Locations/Locator',
  tags: ['autodocs'],
  component: LocatorView,
  args: {
    query: '',
    near: null,
    tabs: [tab('All', 3, true), tab('Sales', 1), tab('Used', 1), tab('Service', 1)],
    groups: [
      { name: sales.name, locations: [sales, service] },
      { name: used.name, locations: [used] },
    ],
    site: aSite(),
    now: new Date('2026-11-20T10:00:00+10:00'),
    linksOf: ({ slug }) => ({ page: `/our-location/${slug}`, contact: null }),
    specialDays: [],
    specialDaysHref: '/our-location/two#holiday-hours',
    contactHref: '/contact',
  },
} satisfies Meta<typeof LocatorView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Locations of one name together [LOC-001]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]),
    ).toEqual([
      ['H1', 'Our Locations'],
      ['H2', 'Harbour Toyota Hamilton'],
      ['H2', 'Harbour Toyota Hamilton'],
      ['H2', 'Harbour Used'],
    ])
    await expect(canvas.getByText('3 locations')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true')
  },
}

export const Searched: Story = {
  args: { query: 'hamilton', tabs: [], groups: [{ name: sales.name, locations: [sales] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('hamilton')
    await expect(canvas.getByText('1 location for “hamilton”')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const NearAPostcode: Story = {
  args: {
    query: '4215',
    near: '4215',
    attribution: 'Postcode data © GeoNames',
    groups: [{ name: sales.name, locations: [{ ...sales, km: 66.4 }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sales · 66 km away')).toBeVisible()
    await expect(canvas.getByText(/^1 location near 4215, nearest first/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { query: 'boats', tabs: [], groups: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No location found for “boats”' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all locations' })).toHaveAttribute(
      'href',
      '/dealer-locator',
    )
  },
}

export const UnknownPostcode: Story = {
  args: { query: '9999', tabs: [], groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A postcode has four digits/)).toBeVisible()
  },
}
