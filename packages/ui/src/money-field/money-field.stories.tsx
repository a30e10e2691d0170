import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'UI/Money field',
  component: MoneyField,
  args: { label: 'Deposit', min: 0, max: 100_000, step: 500, defaultValue: 5000 },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { defaultValue: null } }

export const WithQuickChoices: Story = { args: { presetDollars: [2000, 5000, 10_000, 20_000] } }

export const Required: Story = { args: { defaultValue: null, required: true } }

export const Optional: Story = { args: { defaultValue: null, optional: true } }

export const WithError: Story = {
  args: {
    defaultValue: null,
    hint: 'Up to $100,000.',
    error: 'Enter what you would like to pay at once.',
    presetDollars: [2000, 5000, 10_000],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Deposit' }),
    ).toHaveAccessibleDescription('Enter what you would like to pay at once. Up to $100,000.')
  },
}

export const ReadOnly: Story = { args: { readOnly: true, presetDollars: [2000, 5000] } }

export const Disabled: Story = { args: { disabled: true, presetDollars: [2000, 5000] } }

export const LongText: Story = {
  args: {
    label: 'What you would like to pay at once, from savings or from the vehicle you trade in',
    hint: 'A larger deposit lowers each payment and what you pay in all.',
    presetDollars: [2000, 5000, 10_000, 20_000, 50_000, 100_000],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <MoneyField {...args} />
    </div>
  ),
}

export const HasADollarPrefix: Story = {
  name: 'Has a dollar prefix [UI-009]',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Deposit' })
    await expect(input.previousElementSibling?.textContent).toBe('$')
  },
}

export const HasThousandSeparators: Story = {
  name: 'Has thousand separators [UI-010]',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Deposit' })
    await expect(input).toHaveValue('5,000')
    await userEvent.clear(input)
    await userEvent.type(input, '12500')
    await userEvent.tab()
    await expect(input).toHaveValue('12,500')
  },
}

export const AQuickChoiceSetsTheValue: Story = {
  name: 'A quick choice sets the value [UI-011]',
  args: { presetDollars: [2000, 10_000], onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const choice = canvas.getByRole('button', { name: '$10,000' })
    await userEvent.click(choice)
    await expect(canvas.getByRole('textbox', { name: 'Deposit' })).toHaveValue('10,000')
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 10_000 })
  },
}

export const AQuickChoiceReplacesWhatWasTyped: Story = {
  args: { presetDollars: [2000], defaultValue: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Deposit' })
    await userEvent.type(input, 'a bit')
    await userEvent.tab()
    await expect(input).toHaveValue('a bit')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('2,000')
  },
}
