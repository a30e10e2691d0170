import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createEnquiryForm } from '../../model/enquiry-form.ts'
import {
  INVALID_CODE,
  LEAD_FAILED,
  TOO_MANY_CODES,
  TOO_MANY_FROM_CONTACT,
} from '../../model/error-message.ts'
import { anEnquiryCar } from '../../testing/index.ts'
import { ApplicationFormView } from './application-form-view.tsx'

const car = anEnquiryCar()
const form = createEnquiryForm(aSite({ id: 'harbour' }), {
  kind: 'finance-pre-approval',
  car,
  start: { purchasePrice: '26990', loanTerm: '5', selfAssessedCreditScore: 'GREAT' },
})
const values = {
  ...form.defaults,
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim.lee@example.com',
  phone: '0412 345 678',
  postcode: '4000',
}
const verification = { code: '', onSend: fn(), onChangeNumber: fn() }

const meta = {
  title: 'Leads/Application form',
  component: ApplicationFormView,
  args: {
    form,
    values,
    context: {
      idempotency_key: 'page-key-1',
      rendered_at: '',
      url: '',
      car_name: car.name,
      car_path: car.path,
    },
    action: '/apply-for-finance',
    stepIndex: 3,
    partnerName: 'Harbour Drive Finance',
    dealerName: 'Harbour Motor Group',
    verification,
    isScripted: true,
  },
} satisfies Meta<typeof ApplicationFormView>

export default meta
type Story = StoryObj<typeof meta>

const applyTo = { name: 'Apply to Harbour Drive Finance' }

export const Default: Story = {
  name: 'The last step says where the application goes, and sends a code first [FIN-088]',
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('$26,990 over 5 years for the 2021 Toyota Corolla Ascent Sport'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Mobile Number/ })).toHaveValue(
      '0412 345 678',
    )
    await expect(canvas.getByRole('textbox', { name: /^Verification code/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', applyTo)).toBeNull()
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveTextContent('Send Code')
    await expect(first).toHaveAttribute('name', 'move')
    const sent = new FormData(canvasElement.querySelector('form')!)
    await expect(sent.getAll('phone')).toEqual(['0412 345 678'])
    await expect(sent.getAll('step')).toEqual(['details'])
  },
}

export const FirstStep: Story = {
  args: { stepIndex: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next: Your Details' })).toBeEnabled()
    await expect(canvas.queryByRole('textbox', { name: /^Verification code/ })).toBeNull()
  },
}

export const SendingTheCode: Story = {
  args: { verification: { ...verification, status: 'sending' } },
}

export const CodeSent: Story = {
  args: { verification: { ...verification, status: 'code-sent' } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual([applyTo.name, 'Resend Code', 'Change number', 'Back'])
  },
}

export const WrongCode: Story = {
  args: {
    verification: {
      ...verification,
      status: 'code-sent',
      code: '000000',
      errors: { code: INVALID_CODE },
    },
  },
}

export const TooManyCodes: Story = {
  args: { verification: { ...verification, failure: TOO_MANY_CODES } },
}

export const Verified: Story = {
  name: 'A phone that is proved asks for no code again [FIN-088]',
  args: { isVerified: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/is verified\.$/)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Verification code/ })).toBeNull()
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent(applyTo.name)
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('phone')).toEqual([
      '0412 345 678',
    ])
  },
}

export const Applying: Story = {
  args: { isVerified: true, status: 'submitting' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const CustomerFailed: Story = {
  name: 'A lender that failed is named, and the enquiry is a way on [FIN-092]',
  args: {
    isVerified: true,
    status: 'failure',
    refusal: {
      error: 'Failed to create customer with Harbour Drive Finance',
      reason: null,
      hasLead: true,
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Failed to create customer with Harbour Drive Finance')
    await expect(alert).toHaveTextContent('Harbour Motor Group has your enquiry')
    await expect(alert.parentElement).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'leave it at the enquiry' })).toHaveAttribute(
      'href',
      '/success',
    )
  },
}

export const LeadFailed: Story = {
  name: 'A lead that failed says so, with the reason [FIN-091]',
  args: {
    isVerified: true,
    status: 'failure',
    refusal: { error: LEAD_FAILED, reason: TOO_MANY_FROM_CONTACT, hasLead: false },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Lead submission failed')
    await expect(alert).toHaveTextContent(TOO_MANY_FROM_CONTACT)
  },
}

export const FieldRefused: Story = {
  args: {
    stepIndex: 0,
    status: 'idle',
    errors: { purchasePrice: 'Cannot be less than $10,000 or more than $200,000' },
  },
}

export const LongNames: Story = {
  args: {
    isVerified: true,
    partnerName: 'The Consolidated Commercial Vehicle and Equipment Finance Company',
    dealerName: 'Ironbark Trucks & Motorcycles, Heavy Vehicles and Farm Machinery, Yatala',
    refusal: {
      error:
        'Failed to create customer with The Consolidated Commercial Vehicle and Equipment Finance Company',
      reason: null,
      hasLead: true,
    },
  },
}
