import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from './date-field.tsx'
import { addDays, findWeekday } from './iso-date.ts'

const closedOnSundays = (date: string): string | null =>
  findWeekday(date) === 6 ? 'We are closed on Sundays.' : null

const meta = {
  title: 'UI/Date field',
  component: DateField,
  args: {
    label: 'Preferred day',
    min: '2026-11-23',
    max: '2027-01-31',
    today: '2026-11-20',
    unavailable: closedOnSundays,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const openCalendar = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a day' }))
  const calendar = within(await canvas.findByRole('dialog', { name: 'Choose a day' }))
  await calendar.findByRole('grid')
  return calendar
}

export const Default: Story = {}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithHint: Story = { args: { hint: 'Monday to Saturday.' } }

export const WithError: Story = {
  args: { hint: 'Monday to Saturday.', error: 'Choose a day.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Preferred day')
    await expect(input).toHaveAccessibleDescription('Choose a day. Monday to Saturday.')
    await expect(input).toBeInvalid()
  },
}

export const Prefilled: Story = { args: { defaultValue: '2026-12-04' } }

export const ReadOnly: Story = { args: { defaultValue: '2026-12-04', readOnly: true } }

export const Disabled: Story = { args: { defaultValue: '2026-12-04', disabled: true } }

export const Open: Story = {
  args: { defaultValue: '2026-12-04' },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await expect(calendar.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    label: 'Day on which you would like to bring your vehicle in for the valuation',
    hint: 'It takes about half an hour, and you can wait with a coffee or come back later.',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <DateField {...args} />
    </div>
  ),
}

export const KeysMoveThroughTheCalendar: Story = {
  args: { defaultValue: '2026-11-25', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const calendar = await openCalendar(canvasElement)
    const day = (name: RegExp) => calendar.getByRole('button', { name })
    await waitFor(() => expect(day(/Wednesday 25 November 2026/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(day(/Thursday 26 November 2026/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(day(/Thursday 3 December 2026/)).toHaveFocus())
    await expect(calendar.getByText('December 2026')).toBeVisible()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(day(/Sunday 3 January 2027/)).toHaveFocus())
    await userEvent.keyboard('{End}{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2027-01-04' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Preferred day')).toHaveValue('2027-01-04')
    await expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus()
  },
}

export const TheChosenDayCanBeChosenAgain: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const calendar = await openCalendar(canvasElement)
    await waitFor(() =>
      expect(calendar.getByRole('button', { name: 'Wednesday 25 November 2026' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Preferred day')).toHaveValue('2026-11-25')
  },
}

export const ADayThatCannotBeChosenSaysWhy: Story = {
  args: { defaultValue: '2026-11-28', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const sunday = calendar.getByRole('button', {
      name: 'Sunday 29 November 2026, We are closed on Sundays.',
    })
    await expect(sunday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(sunday)
    await expect(sunday).toHaveFocus()
    await expect(
      calendar.getByText('Sunday 29 November 2026: We are closed on Sundays.'),
    ).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ClosingGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const calendar = await openCalendar(canvasElement)
    await waitFor(() =>
      expect(calendar.getByRole('button', { name: 'Monday 23 November 2026' })).toHaveFocus(),
    )
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // A key that a test makes up does not reach the browser's own closing.
    canvasElement.querySelector<HTMLElement>('[popover]')?.hidePopover()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus()
  },
}

export const ATypedDayIsCheckedWhenItIsLeft: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Preferred day')
    await userEvent.type(input, '2026-11-29')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('We are closed on Sundays.')
    await expect(input).toHaveValue('2026-11-29')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-11-22')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(
      'Choose Monday 23 November 2026 or a later day.',
    )
  },
}

export const Months: Story = {
  args: { defaultValue: '2026-12-04' },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: 'December 2026, choose a month' }))
    await expect(await calendar.findByRole('grid', { name: '2026' })).toBeVisible()
    const month = (name: string) => calendar.getByRole('button', { name })
    await waitFor(() => expect(month('December 2026')).toHaveFocus())
    await expect(month('October 2026')).toHaveAttribute('aria-disabled', 'true')
    await expect(month('November 2026')).toHaveAttribute('aria-disabled', 'false')
  },
}

export const Years: Story = {
  args: { defaultValue: '2026-12-04' },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: 'December 2026, choose a month' }))
    await userEvent.click(await calendar.findByRole('button', { name: '2026, choose a year' }))
    await expect(await calendar.findByRole('grid', { name: '2020 to 2029' })).toBeVisible()
    const year = (name: string) => calendar.getByRole('button', { name })
    await waitFor(() => expect(year('2026')).toHaveFocus())
    await expect(year('2025')).toHaveAttribute('aria-disabled', 'true')
    await expect(year('2027')).toHaveAttribute('aria-disabled', 'false')
    await expect(year('Previous ten years')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const KeysReachADayYearsAway: Story = {
  args: {
    label: 'First registered',
    min: '1980-01-01',
    max: '2026-11-20',
    defaultValue: '2026-11-18',
    unavailable: undefined,
    onValueChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const reaches = (name: string) =>
      waitFor(() => expect(calendar.getByRole('button', { name })).toHaveFocus())
    await reaches('Wednesday 18 November 2026')
    await userEvent.click(calendar.getByRole('button', { name: /choose a month/ }))
    await userEvent.click(await calendar.findByRole('button', { name: /choose a year/ }))
    await reaches('2026')
    await userEvent.keyboard('{PageUp}')
    await reaches('2016')
    await userEvent.keyboard('{End}')
    await reaches('2019')
    await userEvent.keyboard('{ArrowLeft}')
    await reaches('2018')
    await userEvent.keyboard('{Enter}')
    await reaches('November 2018')
    await userEvent.keyboard('{Home}')
    await reaches('January 2018')
    await userEvent.keyboard('{ArrowDown}')
    await reaches('May 2018')
    await userEvent.keyboard('{Enter}')
    await reaches('Friday 18 May 2018')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2018-05-18' })
  },
}

export const AMonthWithNoOpenDayStaysShut: Story = {
  args: {
    defaultValue: '2026-11-25',
    unavailable: (date) => (date.startsWith('2026-12') ? 'We are closed in December.' : null),
  },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: /choose a month/ }))
    const december = await calendar.findByRole('button', { name: 'December 2026' })
    await expect(december).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(december)
    await expect(calendar.getByRole('grid', { name: '2026' })).toBeVisible()
    await userEvent.click(calendar.getByRole('button', { name: 'November 2026' }))
    await expect(await calendar.findByRole('grid', { name: 'November 2026' })).toBeVisible()
  },
}

export const APresetChoosesADay: Story = {
  args: {
    onValueChange: fn(),
    presets: (today) => [
      { label: 'Next Monday', dates: [addDays(today, 3)] },
      { label: 'Next Sunday', dates: [addDays(today, 9)] },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const calendar = await openCalendar(canvasElement)
    await expect(calendar.getByRole('button', { name: 'Next Sunday' })).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: 'Next Monday' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-23' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  args: { name: 'day', defaultValue: '2026-12-04' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Preferred day')
    await expect(input).toHaveAttribute('type', 'date')
    await expect(input).toHaveAttribute('min', '2026-11-23')
    await expect(input).toHaveAttribute('name', 'day')
    await expect(input).toHaveValue('2026-12-04')
  },
}
