import { aSite } from '@forecourt/tenant-config/testing'
import { Picture } from '@forecourt/ui/picture'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { aLocation, aMapDrawing, someReviews } from '../../testing/index.ts'
import { LocationPage } from './location-page.tsx'

const location = aLocation({ website: 'https://toyota.harbour.example' })
const tabs = ['Sales', 'Service'].map((label, index) => ({
  label,
  href: `?locationType=${label.toLowerCase()}#opening-hours`,
  isCurrent: index === 0,
}))

const meta = {
  title: 'Locations/Location page',
  tags: ['autodocs'],
  component: LocationPage,
  args: {
    location,
    site: aSite(),
    now: new Date('2026-11-20T10:00:00+10:00'),
    links: { contact: { href: '/contact-us/harbour-toyota-hamilton', label: 'Contact' } },
    picture: <Picture src={null} alt="" />,
    map: aMapDrawing(9 / 21),
    hours: { location, href: null, tabs },
    specialDays: [
      {
        date: '2026-12-25',
        dateText: 'Friday 25 December 2026',
        name: 'Christmas Day',
        text: 'Closed',
        places: [],
      },
    ],
    reviews: someReviews(12),
  },
} satisfies Meta<typeof LocationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Name, address, directions, hours Monday to Sunday [LOC-021] [LOC-022] [LOC-024] [LOC-027] [LOC-028]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Harbour Toyota Hamilton',
    )
    await expect(
      canvas.getByRole('link', { name: /^Get Directions from Google Maps/ }),
    ).toHaveAttribute('href', expect.stringContaining('google.com/maps/search/'))
    const hours = within(canvas.getByRole('region', { name: 'Opening Hours' }))
    await expect(hours.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Monday8:30 am - 5:30 pm',
      'Tuesday8:30 am - 5:30 pm',
      'Wednesday8:30 am - 5:30 pm',
      'Thursday8:30 am - 5:30 pm',
      'Friday8:30 am - 5:30 pm',
      'Saturday8:30 am - 5:00 pm',
      'SundayClosed',
    ])
    await expect(hours.getByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'true')
  },
}

export const OneDepartment: Story = {
  name: 'No type selector where the site has one type [LOC-025]',
  args: { hours: { location, href: null, tabs: tabs.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Department' })).toBeNull()
  },
}

export const HoursOfAnotherPlace: Story = {
  args: {
    hours: {
      location: aLocation({ id: 2, name: 'Harbour Toyota Service' }),
      href: '/our-location/service',
      tabs,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour Toyota Service' })).toHaveAttribute(
      'href',
      '/our-location/service',
    )
  },
}

export const EnquireOnClosedDays: Story = {
  name: 'A closed day shows Enquire Now for one configured service location [LOC-029]',
  args: { hours: { location, href: null, tabs, closedDayHref: '/service' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Enquire Now for Sunday' })
    await expect(link).toHaveTextContent('Enquire Now')
    await expect(link).toHaveAttribute('href', '/service')
  },
}

export const OnlyAnAddress: Story = {
  name: 'Missing hours render nothing [LOC-030]',
  args: {
    location: aLocation({ contact_detail: { phone: '', landline_phone: '', opening_hours: [] } }),
    hours: {
      location: aLocation({ contact_detail: { phone: '', landline_phone: '', opening_hours: [] } }),
      href: null,
      tabs: [],
    },
    map: null,
    specialDays: [],
    reviews: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    location: aLocation({
      name: 'Harbour Toyota Service, Parts and Accessories Centre Indooroopilly North',
    }),
  },
}
