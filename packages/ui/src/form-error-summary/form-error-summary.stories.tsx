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

export const FormError: Story = {
  args: { errors: [{ message: 'We could not send your enquiry. Try again in a minute.' }] },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <FormErrorSummary {...args} title="Your enquiry was not sent." />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'summary-name',
        message:
          'Enter the name exactly as it is printed on the registration papers of the vehicle you would like to trade in.',
      },
      {
        fieldId: 'summary-email',
        message: 'Donaudampfschifffahrtsgesellschaft@example is no email address.',
      },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 240 }}>
      <FormErrorSummary {...args} />
    </div>
  ),
}

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

function CheckedWhileTyping() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const nameError = isSent && name === '' ? messages.name : undefined
  const emailError = isSent && email === '' ? messages.email : undefined
  const errors = [
    { fieldId: 'live-name', message: nameError },
    { fieldId: 'live-email', message: emailError },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []))
  return (
    <div style={{ maxWidth: 480, display: 'grid', gap: 16 }}>
      <FormErrorSummary errors={errors} />
      <TextField
        id="live-name"
        label="First name"
        error={nameError}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        id="live-email"
        label="Email"
        error={emailError}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button onClick={() => setSent(true)}>Send enquiry</Button>
    </div>
  )
}

export const LeavesTheFocusAloneWhileErrorsGo: Story = {
  render: () => <CheckedWhileTyping />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    const name = canvas.getByRole('textbox', { name: 'First name' })
    await userEvent.type(name, 'Priya')
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Priya')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

function Attempts() {
  const [attempt, setAttempt] = useState(0)
  return (
    <div style={{ maxWidth: 480, display: 'grid', gap: 16 }}>
      {attempt > 0 && <FormErrorSummary attempt={attempt} errors={[{ message: messages.name }]} />}
      <Button onClick={() => setAttempt(attempt + 1)}>Send enquiry</Button>
    </div>
  )
}

export const EachAttemptTakesTheFocus: Story = {
  render: () => <Attempts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = canvas.getByRole('button', { name: 'Send enquiry' })
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}
