import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NumberField } from './number-field.tsx'

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

export const Required: Story = { args: { defaultValue: null, required: true } }

export const Optional: Story = { args: { defaultValue: null, optional: true } }

export const WithError: Story = {
  args: {
    defaultValue: null,
    hint: 'From 12 to 84 months.',
    error: 'Enter the term in months.',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Loan term' }),
    ).toHaveAccessibleDescription('Enter the term in months. From 12 to 84 months.')
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }

export const Disabled: Story = { args: { disabled: true } }

export const WithStepButtons: Story = {
  args: {
    label: 'Seats',
    suffix: undefined,
    min: 1,
    max: 9,
    step: 1,
    defaultValue: 5,
    stepButtons: true,
  },
}

export const LongText: Story = {
  args: {
    label: 'Months over which you would like to pay the vehicle off',
    hint: 'A longer term lowers each payment and raises what you pay in all.',
    suffix: ' months',
  },
}

export const Narrow: Story = {
  ...LongText,
  args: { ...LongText.args, stepButtons: true },
  render: (args) => (
    <div style={{ width: 200 }}>
      <NumberField {...args} />
    </div>
  ),
}

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

export const SaysThatItChangedANumber: Story = {
  args: { label: 'Price', prefix: '$', suffix: undefined, min: 5000, max: 250_000, step: 1000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.clear(input)
    await userEvent.type(input, '4999{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Changed to $5,000, the smallest possible.',
      ),
    )
    await userEvent.clear(input)
    await userEvent.type(input, '6000{Enter}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const KeepsWhatItCannotRead: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Loan term' })
    await userEvent.clear(input)
    await userEvent.type(input, 'five years')
    await userEvent.tab()
    await expect(input).toHaveValue('five years')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await userEvent.clear(input)
    await userEvent.type(input, '48')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 48 })
  },
}

export const ButtonsTakeAStepAndStopAtTheEnds: Story = {
  ...WithStepButtons,
  args: { ...WithStepButtons.args, max: 6, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('6')
    await expect(more).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 5 })
  },
}

const odometer: Story['args'] = {
  label: 'Odometer',
  defaultValue: 45_000,
  min: 0,
  max: undefined,
  step: 1000,
  suffix: ' kms',
}

export const WritesKilometres: Story = {
  name: "Has thousand separators [UI-012] and the suffix ' kms' [UI-013]",
  args: { ...odometer, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await expect(input).toHaveValue('45,000')
    await expect(input.nextElementSibling?.textContent).toBe(' kms')
    await userEvent.clear(input)
    await userEvent.type(input, '128500')
    await userEvent.tab()
    await expect(input).toHaveValue('128,500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 128_500 })
  },
}

export const ReadsADistanceAsItWasPasted: Story = {
  args: { ...odometer, defaultValue: null },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Odometer' })
    await userEvent.click(input)
    await userEvent.paste('87,310 km')
    await userEvent.tab()
    await expect(input).toHaveValue('87,310')
  },
}

export const KeysJump: Story = {
  args: {
    label: 'Price',
    suffix: undefined,
    min: 5000,
    max: 250_000,
    step: 1000,
    defaultValue: 20_000,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
    await userEvent.click(input)
    await userEvent.keyboard('{PageUp}')
    await expect(input).toHaveValue('30,000')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(input).toHaveValue('10,000')
    await userEvent.keyboard('{End}')
    await expect(input).toHaveValue('250,000')
    await userEvent.keyboard('{Home}')
    await expect(input).toHaveValue('5,000')
    input.setSelectionRange(5, 5)
    await userEvent.keyboard('{Shift>}{Home}{/Shift}')
    await expect(input).toHaveValue('5,000')
  },
}

export const AHeldButtonGoesOnToTheEnd: Story = {
  ...WithStepButtons,
  args: { ...WithStepButtons.args, defaultValue: 2, max: 5, onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await userEvent.pointer({ target: more, keys: '[MouseLeft>]' })
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('5'))
    await expect(more).toBeDisabled()
    await userEvent.pointer({ keys: '[/MouseLeft]' })
    for (const value of [3, 4, 5]) await expect(args.onValueChange).toHaveBeenCalledWith({ value })
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

export const TheWheelStepsOnlyInTheFocus: Story = {
  ...WithStepButtons,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' })
    const turn = (deltaY: number) =>
      input.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }))
    await expect(turn(-100)).toBe(true)
    await expect(input).toHaveValue('5')
    await userEvent.click(input)
    await expect(turn(-100)).toBe(false)
    await waitFor(() => expect(input).toHaveValue('6'))
    turn(100)
    await waitFor(() => expect(input).toHaveValue('5'))
    await userEvent.tab()
    await expect(turn(-100)).toBe(true)
    await expect(input).toHaveValue('5')
  },
}
