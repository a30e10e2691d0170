import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { AppointmentView } from '../../model/appointment-view.ts'
import { TIME_TAKEN } from '../../model/error-message.ts'
import { AppointmentPage } from './appointment-page.tsx'

const booked = {
  when: 'Tuesday 24 November 2026, 10:00 am',
  place: 'Harbour Toyota Hamilton',
  calendarHref: '/api/appointments/calendar.ics?location_id=1&start=2026-11-24T00%3A00%3A00.000Z',
}
const view: AppointmentView = {
  kind: 'booked',
  booked,
  carName: '2021 Toyota Corolla Ascent Sport',
  days: [
    { date: '2026-11-25', times: ['09:00', '13:00'] },
    { date: '2026-11-26', times: ['10:00'] },
  ],
}

const meta = {
  title: 'Leads/Appointment page',
  component: AppointmentPage,
  args: { view, token: 'token', bookHref: '/book-test-drive' },
} satisfies Meta<typeof AppointmentPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'It offers other times, and to cancel, without script [PLUS-108]',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(booked.when)).toBeVisible()
    const times = canvas.getByLabelText(/^Another day and time/)
    await expect([...times.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Choose a time',
      'Wednesday 25 November, 9:00 am',
      'Wednesday 25 November, 1:00 pm',
      'Thursday 26 November, 10:00 am',
    ])
    for (const form of canvasElement.querySelectorAll('form')) {
      await expect(form).toHaveAttribute('action', '/test-drive')
      await expect(form).toHaveAttribute('method', 'post')
      await expect(new FormData(form).get('token')).toBe('token')
    }
    const cancel = canvas.getByRole('button', { name: 'Cancel test drive' })
    await expect(cancel).toHaveAttribute('value', 'cancel')
  },
}

export const Moved: Story = { args: { done: 'moved' } }

export const TheTimeIsTaken: Story = {
  args: { problem: TIME_TAKEN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(TIME_TAKEN)
  },
}

export const NothingElseIsFree: Story = {
  args: { view: { ...view, days: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move test drive' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Cancel test drive' })).toBeVisible()
  },
}

export const Cancelled: Story = { args: { view: { kind: 'cancelled' }, done: 'cancelled' } }

export const Past: Story = { args: { view: { kind: 'past', booked } } }

export const LinkThatDoesNotWork: Story = { args: { view: { kind: 'unknown' } } }

export const StoreAway: Story = { args: { view: { kind: 'unavailable' } } }
