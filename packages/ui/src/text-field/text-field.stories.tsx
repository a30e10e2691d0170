import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'UI/Text field',
  component: TextField,
  args: { label: 'First name', autoComplete: 'given-name' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First name' })
    await expect(input).toBeRequired()
    await userEvent.type(input, 'Priya')
    await expect(input).toHaveValue('Priya')
  },
}

export const WithHint: Story = {
  args: {
    label: 'Mobile',
    type: 'tel',
    autoComplete: 'tel',
    placeholder: '0412 345 678',
    hint: 'Only to answer this enquiry.',
  },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'priya@example',
    error: 'Enter an email address such as name@example.com.au.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com.au.',
    )
  },
}

export const WithPrefixAndSuffix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label="Website" prefix="https://" />
      <TextField label="Rate" suffix="% a year" inputMode="decimal" />
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Priya' } }

export const LongTextInANarrowContainer: Story = {
  args: {
    label: 'Name on the registration papers of the vehicle you would like to trade in',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänspatent and other long words break.',
    error: 'Enter the name exactly as it is printed on the registration papers.',
  },
  render: (args) => (
    <div style={{ width: 200 }}>
      <TextField {...args} />
    </div>
  ),
}
