import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  INVALID_CODE,
  INVALID_CODE_LENGTH,
  INVALID_PHONE,
  REQUIRED_FIELD,
  TOO_MANY_CODES,
  UNKNOWN_ERROR,
  VERIFICATION_FAILED,
} from '../../model/error-message.ts'
import { PhoneVerificationView } from './phone-verification-view.tsx'

const meta = {
  title: 'Leads/Phone verification',
  component: PhoneVerificationView,
  args: { phone: '', code: '', onSend: fn(), onChangeNumber: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneVerificationView>

export default meta
type Story = StoryObj<typeof meta>

const phone = { name: /^Mobile Number/ }
const code = { name: /^Verification code/ }

export const Default: Story = {
  name: 'The code waits for the sending [LEAD-046] [LEAD-056]',
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('textbox', phone)
    await expect(number).toBeRequired()
    await expect(number).toHaveAttribute('placeholder', '0412 345 678')
    await expect(canvas.getByRole('textbox', code)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: 'While it is sent the button shows progress and cannot be pressed again [LEAD-047]',
  args: { phone: '0412 345 678', status: 'sending' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    button.click()
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', code)).toBeDisabled()
  },
}

export const CodeSent: Story = {
  name: 'Once it is sent the phone is locked, the code asked for, and the button resends [LEAD-048] [LEAD-049] [LEAD-050] [LEAD-051] [LEAD-052]',
  args: { phone: '0412 345 678', status: 'code-sent' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', phone)).toHaveAttribute('readonly')
    const field = canvas.getByRole('textbox', code)
    await expect(field).toBeEnabled()
    await expect(field).toBeRequired()
    await expect(field).toHaveAttribute('maxlength', '6')
    await expect(canvas.queryByRole('button', { name: 'Send Code' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    await expect(args.onChangeNumber).toHaveBeenCalledOnce()
  },
}

export const Resending: Story = {
  args: { phone: '0412 345 678', status: 'code-sent', isResending: true },
}

export const Typed: Story = {
  args: { phone: '0412 345 678', status: 'code-sent', code: '482913' },
}

export const PhoneMissing: Story = { args: { errors: { phone: REQUIRED_FIELD } } }

export const PhoneWrong: Story = {
  args: { phone: '0412', errors: { phone: INVALID_PHONE } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', phone)).toHaveAccessibleDescription(INVALID_PHONE)
  },
}

const sent = { phone: '0412 345 678', status: 'code-sent' } as const

export const CodeMissing: Story = { args: { ...sent, errors: { code: REQUIRED_FIELD } } }

export const CodeTooShort: Story = {
  name: 'A code of another length [LEAD-053]',
  args: { ...sent, code: '12345', errors: { code: INVALID_CODE_LENGTH } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code must be 6 digits')).toBeVisible()
  },
}

export const CodeWrong: Story = {
  name: 'A wrong code [LEAD-061]',
  args: { ...sent, code: '000000', errors: { code: INVALID_CODE } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', code)
    await expect(field).toBeInvalid()
    await expect(
      canvas.getByText('The verification code is invalid. Please try again.'),
    ).toBeVisible()
  },
}

export const TooMany: Story = {
  name: 'More codes than are sent [LEAD-060]',
  args: { ...sent, failure: TOO_MANY_CODES },
}

export const Failed: Story = {
  name: 'A code that was not sent is a destructive alert [LEAD-062] [LEAD-064]',
  args: { phone: '0412 345 678', failure: UNKNOWN_ERROR },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unknown error occurred.')
  },
}

export const NotChecked: Story = {
  name: 'A code that could not be checked [LEAD-063]',
  args: { ...sent, code: '482913', failure: VERIFICATION_FAILED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An unknown error occurred during verification.',
    )
  },
}
