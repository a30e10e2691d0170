import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { findWeekday } from '../date-field/index.ts'
import { DateTimeField } from './date-time-field.tsx'
import type { TimeSlot } from './time-slots.ts'

const weekday: TimeSlot[] = [
  { value: '09:00', label: '9:00 am' },
  { value: '10:30', label: '10:30 am', unavailable: 'Taken' },
  { value: '12:00', label: '12:00 pm' },
  { value: '13:30', label: '1:30 pm' },
  { value: '15:00', label: '3:00 pm' },
  { value: '16:30', label: '4:30 pm' },
]

const slotsOn = (date: string) => {
  if (date === '') return []
  return findWeekday(date) === 5 ? weekday.slice(0, 3) : weekday
}

const meta = {
  title: 'UI/Date and time field',
  component: DateTimeField,
  args: {
    label: 'When would you like to come?',
    slotsOn,
    min: '2026-11-23',
    max: '2027-01-31',
    today: '2026-11-20',
    unavailable: (date) => (findWeekday(date) === 6 ? 'We are closed on Sundays.' : null),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const DayChosen: Story = { args: { defaultValue: { date: '2026-11-25', time: '' } } }

export const Prefilled: Story = { args: { defaultValue: { date: '2026-11-25', time: '13:30' } } }

export const Required: Story = {
  args: { required: true, defaultValue: { date: '2026-11-25', time: '' } },
}

export const Optional: Story = { args: { optional: true } }

export const WithErrors: Story = {
  args: {
    required: true,
    hint: 'A test drive takes about half an hour.',
    dateError: 'Choose a day.',
    timeError: 'Choose a time.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/Day/)).toHaveAccessibleDescription('Choose a day.')
    await expect(canvas.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(
      'Choose a time.',
    )
    await expect(
      canvas.getByRole('group', { name: 'When would you like to come?' }),
    ).toHaveAccessibleDescription('A test drive takes about half an hour.')
  },
}

export const NoTimes: Story = {
  args: { slotsOn: () => [], defaultValue: { date: '2026-12-24', time: '' } },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: { date: '2026-11-25', time: '13:30' } },
}

export const LongText: Story = {
  args: {
    label: 'When would you like to bring your vehicle in and drive the one you are interested in?',
    hint: 'Both together take about an hour, and you can wait with a coffee or come back later.',
    defaultValue: { date: '2026-11-25', time: '09:00' },
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 240 }}>
      <DateTimeField {...args} />
    </div>
  ),
}

export const ArrowKeysMoveTheTimePastTakenOnes: Story = {
  args: { defaultValue: { date: '2026-11-25', time: '09:00' }, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: '9:00 am' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '12:00 pm' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /10:30 am/ })).toBeDisabled()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { date: '2026-11-25', time: '12:00' },
    })
  },
}

export const ANewDayKeepsItsTimeOrSaysThatItIsGone: Story = {
  args: { defaultValue: { date: '2026-11-25', time: '13:30' }, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByLabelText('Day')
    await fireEvent.change(day, { target: { value: '2026-11-26' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { date: '2026-11-26', time: '13:30' },
    })
    await expect(canvas.getByText('5 times on Thursday 26 November 2026.')).toBeInTheDocument()
    await fireEvent.change(day, { target: { value: '2026-11-28' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { date: '2026-11-28', time: '' },
    })
    await expect(canvas.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(
      '1:30 pm is not open on that day. Choose another time.',
    )
    await userEvent.click(canvas.getByText('12:00 pm'))
    await expect(canvas.getByRole('radiogroup', { name: 'Time' })).not.toHaveAccessibleDescription()
  },
}
