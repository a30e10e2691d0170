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

export const Optional: Story = { args: { label: 'Company', optional: true } }

export const WithHint: Story = {
  args: {
    label: 'Stock number',
    autoComplete: 'off',
    placeholder: 'HT20481',
    hint: 'It stands under the title of the vehicle.',
  },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'priya@example',
    hint: 'Only to answer this enquiry.',
    error: 'Enter an email address such as name@example.com.au.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com.au. Only to answer this enquiry.',
    )
    await expect(input).not.toHaveFocus()
  },
}

export const Prefilled: Story = { args: { defaultValue: 'Priya' } }

export const ReadOnly: Story = {
  args: { label: 'Dealer licence', readOnly: true, defaultValue: 'MD 4821097' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Priya' } }

export const WithPrefixAndSuffix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label="Website" prefix="https://" />
      <TextField label="Rate" suffix="% a year" inputMode="decimal" />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Name on the registration papers of the vehicle you would like to trade in',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänspatent and other long words break.',
    error: 'Enter the name exactly as it is printed on the registration papers.',
    defaultValue: 'Wilhelmina Featherstonehaugh-Cholmondeley Proprietary Limited',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <TextField {...args} />
    </div>
  ),
}

export const AnErrorLeavesTextAndFocusAlone: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <TextField {...args} error="Enter your first name as it is on your licence." />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First name' })
    await userEvent.type(input, 'P4')
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(input).toHaveValue('P4')
  },
}
