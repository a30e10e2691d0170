import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NumberField, OdometerField } from './number-field.tsx'

const meta = {
  title: 'UI/Number field',
  component: NumberField,
  args: { label: 'Loan term', suffix: ' months', min: 12, max: 84, step: 12, defaultValue: 60 },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { defaultValue: null, hint: 'From 12 to 84 months.' } }

export const Disabled: Story = { args: { disabled: true } }

export const ClampsToItsLimits: Story = {
  name: 'Clamps to its limits [UI-014]',
  args: {
    label: 'Price',
    suffix: undefined,
    min: 5000,
    max: 250_000,
    step: 1000,
    defaultValue: 20_000,
    onValueChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Price' })
    await userEvent.clear(input)
    await userEvent.type(input, '4999')
    await userEvent.tab()
    await expect(input).toHaveValue('5,000')
    await userEvent.clear(input)
    await userEvent.type(input, '250001{Enter}')
    await expect(input).toHaveValue('250,000')
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('250,000')
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveValue('249,000')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 249_000 })
  },
}

export const Odometer: Story = {
  render: () => <OdometerField label="Odometer" defaultValue={45_000} />,
}

export const OdometerHasThousandSeparators: Story = {
  name: 'The odometer field has thousand separators [UI-012]',
  ...Odometer,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await expect(input).toHaveValue('45,000')
    await userEvent.clear(input)
    await userEvent.type(input, '128500')
    await userEvent.tab()
    await expect(input).toHaveValue('128,500')
  },
}

export const OdometerHasItsUnit: Story = {
  name: "The odometer field has the suffix ' kms' [UI-013]",
  ...Odometer,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await expect(input.nextElementSibling?.textContent).toBe(' kms')
  },
}
