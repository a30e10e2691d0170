import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { aLocation } from '../../testing/index.ts'
import { connectOpeningWords } from '../opening/connect-opening-words.ts'
import { LocationCard } from './location-card.tsx'

const meta = {
  title: 'Locations/Location card',
  tags: ['autodocs'],
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

export const HoursOfToday: Story = {
  name: 'Name, licences, address with map link, hours, phone [LOC-006] [LOC-007] [LOC-008] [LOC-009] [LOC-010] [LOC-011]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Harbour Toyota Hamilton' }),
    ).toBeVisible()
    await expect(canvas.getByText('Friday 8:30 am - 5:30 pm')).toBeVisible()
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

const links = {
  page: '/our-location/harbour-toyota-hamilton',
  contact: { href: '/contact-us/harbour-toyota-hamilton', label: 'Contact' },
}

export const WithPages: Story = {
  name: 'Its own page, Contact, Get Directions and Visit Website [LOC-012] [LOC-017] [LOC-019]',
  args: { links, location: aLocation({ website: 'https://toyota.harbour.example' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Contact Harbour Toyota Hamilton' }),
    ).toHaveAttribute('href', '/contact-us/harbour-toyota-hamilton')
    await expect(canvas.getByRole('link', { name: 'Harbour Toyota Hamilton' })).toHaveAttribute(
      'href',
      '/our-location/harbour-toyota-hamilton',
    )
    await expect(canvas.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute(
      'href',
      'https://toyota.harbour.example',
    )
    await expect(canvas.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps/search/'),
    )
  },
}

export const DetailsSecond: Story = {
  name: 'View Location Details by configuration [LOC-019]',
  args: { links, site: aSite({ locationPages: { secondLink: 'View Location Details' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^View Location Details/ })).toHaveAttribute(
      'href',
      '/our-location/harbour-toyota-hamilton',
    )
    await expect(canvas.queryByRole('link', { name: /^Get Directions/ })).toBeNull()
  },
}

export const InAList: Story = {
  args: { links, showsType: true, km: 12.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sales · 12 km away')).toBeVisible()
  },
}

export const VeryNear: Story = {
  args: { km: 0.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Less than 1 km away')).toBeVisible()
  },
}

export const ClosedToday: Story = {
  args: { now: new Date('2026-11-22T10:00:00+10:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sunday closed')).toBeVisible()
  },
}

/** Words with script at an instant, by the clock of Brisbane. */
const wordsAt = (canvasElement: HTMLElement, time: string) => {
  connectOpeningWords(canvasElement, () => new Date(`2026-11-${time}:00+10:00`))()
  return canvasElement.querySelector('[data-opening]')?.textContent
}

export const SaysWhatIsTrueAtThisMinute: Story = {
  name: 'Open until, closes in, opens next, with script [PLUS-082]',
  play: async ({ canvasElement }) => {
    await expect(wordsAt(canvasElement, '20T16:29')).toBe('Open until 5:30 pm')
    await expect(wordsAt(canvasElement, '20T16:50')).toBe('Closes in 40 minutes')
    await expect(wordsAt(canvasElement, '20T17:29')).toBe('Closes in 1 minute')
    await expect(wordsAt(canvasElement, '20T17:30')).toBe('Opens tomorrow 8:30 am')
    await expect(wordsAt(canvasElement, '21T17:30')).toBe('Opens Monday 8:30 am')
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
    await expect(canvas.getByText('Thursday 8:30 am - 1:00 pm (Christmas Eve)')).toBeVisible()
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
    await expect(canvas.queryByText('Hours this week')).toBeNull()
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
    const list = canvas.getByRole('list', { name: /^Opening hours/ })
    const days = [...list.querySelectorAll('li')]
    await expect(days.map((day) => day.textContent)).toEqual([
      'Monday: 8:30 am - 5:30 pm',
      'Tuesday: 8:30 am - 5:30 pm',
      'Wednesday: 8:30 am - 5:30 pm',
      'Thursday: 8:30 am - 5:30 pm',
      'Friday: 8:30 am - 5:30 pm',
      'Saturday: 8:30 am - 5:00 pm',
      'Sunday: Closed',
    ])
    await expect(days[4]).toHaveAttribute('aria-current', 'date')
  },
}
