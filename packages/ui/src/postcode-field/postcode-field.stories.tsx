import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PostcodeField } from './postcode-field.tsx'

const meta = {
  title: 'UI/Postcode field',
  component: PostcodeField,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof PostcodeField>

export default meta
type Story = StoryObj<typeof meta>

const places = [
  { postcode: '4000', suburb: 'Brisbane City', state: 'QLD' },
  { postcode: '4000', suburb: 'Spring Hill', state: 'QLD' },
  { postcode: '4068', suburb: 'Indooroopilly', state: 'QLD' },
  { postcode: '2150', suburb: 'Parramatta', state: 'NSW' },
]

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/Postcode/)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = fieldIn(canvasElement)
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'postal-code')
    await expect(input).toHaveAttribute('maxlength', '4')
  },
}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithHint: Story = { args: { hint: 'Where the vehicle would go.' } }

export const WithError: Story = {
  args: {
    defaultValue: '400',
    hint: 'Where the vehicle would go.',
    error: 'Invalid postcode. Please enter a 4-digit number.',
  },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Invalid postcode. Please enter a 4-digit number. Where the vehicle would go.',
    )
  },
}

export const Prefilled: Story = { args: { defaultValue: '4000' } }

export const WithItsSuburb: Story = { args: { defaultValue: '4068', places } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '4068' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '4068' } }

export const LongText: Story = {
  args: {
    label: 'Postcode of the place where the vehicle will be kept at night',
    hint: 'Delivery is free within 50 kilometres of each of our dealerships.',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 140 }}>
      <PostcodeField {...args} />
    </div>
  ),
}

export const NamesTheSuburbsOfAWholePostcode: Story = {
  args: { places, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = fieldIn(canvasElement)
    await userEvent.type(input, '400')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(input, '0')
    await expect(canvas.getByRole('status')).toHaveTextContent('Brisbane City, Spring Hill QLD')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '4000' })
  },
}

export const TakesTheDigitsOfWhatIsPasted: Story = {
  play: async ({ canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.click(input)
    await userEvent.paste('Indooroopilly QLD 4068')
    await expect(input).toHaveValue('4068')
    await userEvent.clear(input)
    await userEvent.type(input, '40 6x8')
    await expect(input).toHaveValue('4068')
  },
}
