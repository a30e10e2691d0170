import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Field } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { wireControl } from './field-ids.ts'

const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    id: 'colour',
    label: 'Colour',
    hint: 'As close as you can say it.',
    children: <input type="color" {...wireControl('colour', { hint: true })} />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Required: Story = { args: { required: true } }

export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Colour (optional)')).toBeVisible()
  },
}

export const WithError: Story = {
  args: {
    id: 'arrival',
    label: 'Preferred day',
    required: true,
    hint: 'We are closed on Sundays.',
    error: 'Choose a day from Monday to Saturday.',
    children: (
      <input type="date" required {...wireControl('arrival', { hint: true, error: true })} />
    ),
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Preferred day/)
    await expect(input).toHaveAccessibleDescription(
      'Choose a day from Monday to Saturday. We are closed on Sundays.',
    )
    await expect(input).toBeInvalid()
  },
}

export const HiddenLabel: Story = { args: { hideLabel: true, hint: undefined } }

export const LongText: Story = {
  args: {
    label: 'Colour of the vehicle as it stands on the certificate of registration',
    hint: 'Perlmuttweißmetallic-Sonderlackierung and other long names break instead of running out of the form.',
    error: 'Choose the colour that comes closest to the one on the certificate of registration.',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 180 }}>
      <Field {...args} />
    </div>
  ),
}

export const AGroupOfControls: Story = {
  render: () => (
    <FieldGroup
      id="budget"
      label="Budget"
      hint="What you would like to spend in all."
      error="Enter a smaller amount first."
    >
      <div style={{ display: 'flex', gap: 8 }}>
        <input aria-label="From" size={8} defaultValue="60,000" />
        <input aria-label="To" size={8} defaultValue="40,000" />
      </div>
    </FieldGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('group', { name: 'Budget' }),
    ).toHaveAccessibleDescription(
      'Enter a smaller amount first. What you would like to spend in all.',
    )
  },
}
