import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from '../text-field/index.ts'
import { FormErrorSummary } from './form-error-summary.tsx'

const meta = {
  title: 'UI/Form error summary',
  component: FormErrorSummary,
  args: {
    errors: [
      { fieldId: 'summary-name', message: 'Enter your first name.' },
      { fieldId: 'summary-email', message: 'Enter an email address.' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 480, display: 'grid', gap: 16 }}>
      <FormErrorSummary {...args} />
      <TextField id="summary-name" label="First name" error="Enter your first name." />
      <TextField id="summary-email" label="Email" type="email" error="Enter an email address." />
    </div>
  ),
} satisfies Meta<typeof FormErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

export const TakesTheFocusAndLeadsToTheFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('Please fix the following errors:')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Enter your first name.' })).toHaveFocus()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['#summary-name', '#summary-email'])
  },
}
