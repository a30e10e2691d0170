import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { addDays, findWeekday } from '../date-field/index.ts'
import { DateRangeField } from './date-range-field.tsx'

const closedOnSundays = (date: string): string | null =>
  findWeekday(date) === 6 ? 'We are closed on Sundays.' : null

const meta = {
  title: 'UI/Date range field',
  component: DateRangeField,
  args: {
    label: 'Loan car',
    min: '2026-11-23',
    max: '2027-01-31',
    today: '2026-11-20',
    unavailable: closedOnSundays,
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

const week = { from: '2026-12-07', to: '2026-12-11' }

const openCalendar = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Choose days' }))
  const calendar = within(await canvas.findByRole('dialog', { name: 'Choose days' }))
  await calendar.findByRole('grid')
  return calendar
}

export const Default: Story = {}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { hint: 'Monday to Saturday.', error: 'Choose both days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loan car' })).toHaveAccessibleDescription(
      'Choose both days. Monday to Saturday.',
    )
    for (const name of ['From', 'To']) await expect(canvas.getByLabelText(name)).toBeInvalid()
  },
}

export const Prefilled: Story = { args: { defaultValue: week } }

export const Disabled: Story = { args: { defaultValue: week, disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Days on which you would like to have a loan car while yours is in the workshop',
    hint: 'We keep it ready from eight in the morning of the first day until the evening of the last.',
    dayLabels: ['First day, from eight in the morning', 'Last day, until six in the evening'],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <DateRangeField {...args} />
    </div>
  ),
}

export const Open: Story = {
  args: { defaultValue: week },
  decorators: [(Story) => <div style={{ minHeight: 520 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const day = (name: RegExp) => calendar.getByRole('button', { name })
    await waitFor(() => expect(day(/Monday 7 December 2026, first day/)).toHaveFocus())
    await expect(day(/Friday 11 December 2026, last day/)).toBeVisible()
    const isInRange = (name: RegExp) => day(name).closest('td')?.getAttribute('aria-selected')
    await expect(isInRange(/Wednesday 9 December/)).toBe('true')
    await expect(isInRange(/Saturday 12 December/)).toBe('false')
  },
}

export const TwoPressesChooseARange: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const calendar = await openCalendar(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: /Friday 27 November 2026/ }))
    await expect(
      await calendar.findByText('From Friday 27 November 2026. Choose the last day.'),
    ).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(calendar.getByRole('button', { name: /Tuesday 24 November 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { from: '2026-11-24', to: '2026-11-27' },
    })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-24')
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-11-27')
    await expect(canvas.getByRole('button', { name: 'Choose days' })).toHaveFocus()
  },
}

export const KeysChooseARange: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const reaches = (name: RegExp) =>
      waitFor(() => expect(calendar.getByRole('button', { name })).toHaveFocus())
    await reaches(/^Monday 23 November 2026/)
    await userEvent.keyboard('{Enter}')
    await reaches(/^Tuesday 24 November 2026/)
    await userEvent.keyboard('{ArrowDown}')
    await reaches(/^Tuesday 1 December 2026/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { from: '2026-11-23', to: '2026-12-01' },
    })
  },
}

export const APresetChoosesBothDays: Story = {
  args: {
    onValueChange: fn(),
    presets: (today) => [
      { label: 'Next working week', dates: [addDays(today, 3), addDays(today, 7)] },
      { label: 'Next weekend', dates: [addDays(today, 8), addDays(today, 9)] },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await expect(calendar.getByRole('button', { name: 'Next weekend' })).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: 'Next working week' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { from: '2026-11-23', to: '2026-11-27' },
    })
  },
}

export const ALastDayBeforeTheFirstSaysSo: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('From'), '2026-12-07')
    await userEvent.type(canvas.getByLabelText('To'), '2026-12-04')
    await userEvent.tab()
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription(
      'Choose Monday 7 December 2026 or a later day.',
    )
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-12-04')
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  args: { defaultValue: week, names: ['first', 'last'] },
  play: async ({ canvasElement }) => {
    const inputs = [...canvasElement.querySelectorAll('input')]
    await expect(
      inputs.map(({ type, name, value, min, max }) => [type, name, value, min, max]),
    ).toEqual([
      ['date', 'first', '2026-12-07', '2026-11-23', '2027-01-31'],
      ['date', 'last', '2026-12-11', '2026-12-07', '2027-01-31'],
    ])
  },
}
