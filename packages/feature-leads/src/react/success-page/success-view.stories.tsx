import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rememberList } from '../../model/last-list.ts'
import { rememberSuccess } from '../../model/remember-success.ts'
import { aStorage } from '../../testing/index.ts'
import { SuccessPage } from './success-page.tsx'
import { SuccessView } from './success-view.tsx'

const car = {
  id: 40817,
  name: '2021 Toyota Corolla Ascent Sport',
  path: '/cars/2021-toyota-corolla-ascent-sport-u10482',
}

const meta = {
  title: 'Leads/Success',
  component: SuccessView,
  args: {
    marker: { category: 'Vehicle Enquiry', car },
    searchHref: '/search/used-cars',
    openingHours: 'We are open today until 5:30 pm.',
  },
} satisfies Meta<typeof SuccessView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: car.name })).toHaveAttribute(
      'href',
      car.path,
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const StepsOfTheDealer: Story = {
  args: { nextSteps: ['We ring the yard that has the car.', 'We ring you within the hour.'] },
  play: async ({ canvas }) => {
    const steps = await canvas.findAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'We ring the yard that has the car.',
      'We ring you within the hour.',
    ])
  },
}

export const ServiceEnquiry: Story = {
  args: { marker: { category: 'Service Enquiry', car: null } },
}

export const Reservation: Story = {
  args: {
    marker: {
      category: 'Reservation',
      car,
      receipt: { reference: 'R-7A6B5C4D', amount: '$200' },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your vehicle is reserved' }),
    ).toBeVisible()
    await expect(canvas.getByText('R-7A6B5C4D')).toBeVisible()
  },
}

export const TestDrive: Story = {
  args: {
    marker: {
      category: 'Test Drive',
      car,
      appointment: {
        when: 'Tuesday 24 November 2026, 9:30 am',
        place: 'Harbour Toyota',
        calendarHref: '/api/appointments/calendar.ics?location_id=1001&start=2026-11-23T23:30:00Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tuesday 24 November 2026, 9:30 am')).toBeVisible()
    await expect(canvas.getByText('Harbour Toyota')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      '/api/appointments/calendar.ics?location_id=1001&start=2026-11-23T23:30:00Z',
    )
  },
}

export const WithoutMarker: Story = { args: { marker: null, openingHours: undefined } }

export const FromAList: Story = {
  name: 'It leads back to the very list [PLUS-086]',
  args: { listHref: '/search/used-cars?make=Toyota&page=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your results' })).toHaveAttribute(
      'href',
      '/search/used-cars?make=Toyota&page=2',
    )
    await expect(canvas.queryByRole('link', { name: 'Keep looking' })).toBeNull()
  },
}

const local = aStorage()
const session = aStorage()
rememberList(session, 'harbour', '/search?page=3')
rememberSuccess(local, 'harbour', { category: 'Parts Enquiry', car: null })

export const TheMarkerLeftInTheBrowserIsReadOnce: Story = {
  render: (args) => (
    <SuccessPage {...args} marker={null} siteId="harbour" storages={() => ({ local, session })} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Your enquiry has reached our parts department.')
    await expect(local.size()).toBe(0)
    await expect(canvas.getByRole('link', { name: 'Back to your results' })).toHaveAttribute(
      'href',
      '/search?page=3',
    )
  },
}

const afterTestDrive = aStorage()
rememberSuccess(afterTestDrive, 'harbour', { category: 'Test Drive', car })

export const TheTimeTheServerKeptStays: Story = {
  name: 'The time the server booked stays beside what the browser knows [PLUS-108]',
  render: (args) => (
    <SuccessPage
      {...args}
      marker={TestDrive.args?.marker ?? null}
      siteId="harbour"
      storages={() => ({ local: afterTestDrive, session: null })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Toyota')).toBeVisible()
    await expect(afterTestDrive.size()).toBe(0)
    await expect(canvas.getByText('Tuesday 24 November 2026, 9:30 am')).toBeVisible()
  },
}
