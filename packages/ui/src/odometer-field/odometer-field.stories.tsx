import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OdometerField } from './odometer-field.tsx'

const meta = {
  title: 'UI/Odometer field',
  component: OdometerField,
  args: { defaultValue: 45_000 },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof OdometerField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { defaultValue: null, hint: 'As it stands on the dashboard today.' },
}

export const Required: Story = { args: { defaultValue: null, required: true } }

export const Optional: Story = { args: { defaultValue: null, optional: true } }

export const WithError: Story = {
  args: {
    defaultValue: null,
    hint: 'As it stands on the dashboard today.',
    error: 'Enter the distance in kilometres.',
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Distance the vehicle will have travelled when you bring it in',
    hint: 'An estimate is fine; we read the odometer together when you visit us.',
    defaultValue: 1_284_500,
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 180 }}>
      <OdometerField {...args} />
    </div>
  ),
}

export const HasThousandSeparators: Story = {
  name: 'Has thousand separators [UI-012]',
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await expect(input).toHaveValue('45,000')
    await userEvent.clear(input)
    await userEvent.type(input, '128500')
    await userEvent.tab()
    await expect(input).toHaveValue('128,500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 128_500 })
  },
}

export const HasItsUnit: Story = {
  name: "Has the suffix ' kms' [UI-013]",
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await expect(input.nextElementSibling?.textContent).toBe(' kms')
  },
}

export const ReadsADistanceAsItWasPasted: Story = {
  args: { defaultValue: null },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await userEvent.click(input)
    await userEvent.paste('87,310 km')
    await userEvent.tab()
    await expect(input).toHaveValue('87,310')
  },
}
