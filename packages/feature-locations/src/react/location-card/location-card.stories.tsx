import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { aLocation } from '../../testing/index.ts'
import { LocationCard } from './location-card.tsx'

const meta = {
  title: 'Locations/Location card',
  component: LocationCard,
  args: { location: aLocation(), site: aSite(), now: new Date('2026-11-20T10:00:00+10:00') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocationCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args, { globals }) => <LocationCard {...args} now={new Date(String(globals.now))} />,
}

export const OpenNow: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Harbour Toyota Hamilton' }),
    ).toBeVisible()
    await expect(canvas.getByText('Today 8:30 am - 5:30 pm')).toBeVisible()
    await expect(canvas.getByText('Open now')).toBeVisible()
    await expect(canvas.getByText('DL# 4418206')).toBeVisible()
    await expect(canvas.getByText('MVR# 2076513')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '07 7010 4100' })).toHaveAttribute(
      'href',
      'tel:0770104100',
    )
    const address = canvas.getByRole('link', {
      name: /1243 Kingsford Smith Drive, Hamilton QLD 4007/,
    })
    await expect(address).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps/search/'),
    )
  },
}

export const WithContact: Story = {
  args: { contact: { href: '/contact-us/harbour-toyota-hamilton', label: 'Contact' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Contact Harbour Toyota Hamilton' }),
    ).toHaveAttribute('href', '/contact-us/harbour-toyota-hamilton')
  },
}

export const ClosedForTheEvening: Story = {
  args: { now: new Date('2026-11-20T19:30:00+10:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now')).toBeVisible()
  },
}

export const ClosedToday: Story = {
  args: { now: new Date('2026-11-22T10:00:00+10:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today closed')).toBeVisible()
    await expect(canvas.queryByText('Closed now')).toBeNull()
  },
}

export const SpecialDay: Story = {
  args: {
    now: new Date('2026-12-24T09:00:00+10:00'),
    location: aLocation({
      special_days: [
        {
          date: '2026-12-24',
          name: 'Christmas Eve',
          status: 'Open',
          open: '08:30',
          close: '13:00',
          locationId: null,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today 8:30 am - 1:00 pm (Christmas Eve)')).toBeVisible()
  },
}

export const WithoutHoursPhoneAndLicence: Story = {
  args: {
    location: aLocation({
      contact_detail: { phone: '', landline_phone: '', opening_hours: [] },
      dealer_license_number: '',
      motor_vehicle_repairer: '',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Today/)).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByText(/DL#|MVR#/)).toBeNull()
    await expect(canvas.getByRole('link', { name: /Get Directions/ })).toBeVisible()
  },
}

export const CallTheDealerOff: Story = {
  args: { site: aSite({ features: { callTheDealer: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '07 7010 4100' })).toBeNull()
  },
}

export const LongNamesInANarrowContainer: Story = {
  args: {
    location: aLocation({
      name: 'Harbour Toyota Service, Parts and Accessories Centre Indooroopilly North',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading').parentElement
    await expect(card?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

export const TheWeekOpensOnDemandWithTodayMarked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Hours this week'))
    const rows = canvas.getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Monday8:30 am - 5:30 pm',
      'Tuesday8:30 am - 5:30 pm',
      'Wednesday8:30 am - 5:30 pm',
      'Thursday8:30 am - 5:30 pm',
      'Friday8:30 am - 5:30 pm',
      'Saturday8:30 am - 5:00 pm',
      'SundayClosed',
    ])
    await expect(rows[4]).toHaveAttribute('aria-current', 'date')
  },
}
