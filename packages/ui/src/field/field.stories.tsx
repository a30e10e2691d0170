import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Field } from './field.tsx'
import { controlWiring } from './field-ids.ts'

const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    id: 'colour',
    label: 'Colour',
    hint: 'As close as you can say it.',
    children: <input type="color" {...controlWiring('colour', { hint: true })} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithError: Story = {
  args: {
    id: 'arrival',
    label: 'Preferred day',
    required: true,
    hint: 'We are closed on Sundays.',
    error: 'Choose a day from Monday to Saturday.',
    children: (
      <input type="date" required {...controlWiring('arrival', { hint: true, error: true })} />
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
