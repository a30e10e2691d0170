import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
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

const messages = { name: 'Enter your first name.', email: 'Enter an email address.' }

function Form() {
  const [isSent, setSent] = useState(false)
  const errors = isSent
    ? [
        { fieldId: 'form-name', message: messages.name },
        { fieldId: 'form-email', message: messages.email },
      ]
    : []
  return (
    <div style={{ maxWidth: 480, display: 'grid', gap: 16 }}>
      <FormErrorSummary errors={errors} />
      <TextField id="form-name" label="First name" error={isSent && messages.name} />
      <TextField id="form-email" label="Email" error={isSent && messages.email} />
      <Button onClick={() => setSent(true)}>Send enquiry</Button>
    </div>
  )
}

export const TakesTheFocusAndLeadsToTheFields: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent('Please fix the following errors:')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Enter your first name.' })).toHaveFocus()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['#form-name', '#form-email'])
  },
}
