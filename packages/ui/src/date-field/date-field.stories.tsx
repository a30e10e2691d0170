import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from './date-field.tsx'
import { findWeekday } from './iso-date.ts'

const closedOnSundays = (date: string) =>
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
