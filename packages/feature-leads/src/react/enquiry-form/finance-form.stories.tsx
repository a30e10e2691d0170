import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writeEnquiryDraft } from '../../model/enquiry-draft.ts'
import type { LeadSender } from '../../model/lead-sender.ts'
import { aStorage } from '../../testing/index.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const contact = { name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412345678' }
const loan = { purchasePrice: '30000', loanTerm: '5', selfAssessedCreditScore: 'GREAT' }
const send = fn<LeadSender>(async () => ({ lead_id: 'lead-1' }))
const storages = { local: aStorage(), session: aStorage() }

const meta = {
  title: 'Leads/Finance form',
  tags: ['autodocs'],
  component: EnquiryForm,
  args: {
    site: aSite({ id: 'harbour' }),
    subject: { kind: 'finance', start: loan },
    action: '/finance',
    context: {
      idempotency_key: 'page-key-1',
      rendered_at: '',
      url: '',
      car_name: '',
      car_path: '',
    },
    send,
    onSuccess: fn(),
    storages: () => storages,
    connection: { isOnline: () => true, onReturn: () => () => {} },
  },
} satisfies Meta<typeof EnquiryForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Amount to finance/)).toHaveValue('30,000')
    await expect(canvas.getByLabelText(/^Mobile Number/)).not.toHaveAttribute('readonly')
  },
}

export const GroupsAnAmount: Story = {
  name: 'An amount is typed as it comes and has separators after; what is no amount stays',
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText(/^Amount to finance/)
    for (const [typed, left] of [
      ['28500', '28,500'],
      ['$1234567', '1,234,567'],
      ['28500.50', '28500.50'],
      ['lots', 'lots'],
    ] as const) {
      await userEvent.clear(amount)
      await userEvent.type(amount, typed)
      await expect(amount).toHaveValue(typed)
      await userEvent.tab()
      await expect(amount).toHaveValue(left)
    }
  },
}

const halfFilled = { local: aStorage(), session: aStorage() }

export const KeepsTheLoanAcrossAReload: Story = {
  name: 'A reload keeps the amount and the term that were typed [PLUS-038]',
  args: { storages: () => halfFilled },
  beforeEach() {
    const values = { ...loan, purchasePrice: '41,500', loanTerm: '3' }
    writeEnquiryDraft(halfFilled.session, 'harbour', '/finance', { values, pendingKey: null })
  },
  play: async ({ canvas }) => {
    const term = await canvas.findByLabelText(/^Loan term/)
    await waitFor(() => expect(term).toHaveValue('3'))
    await expect(canvas.getByLabelText(/^Amount to finance/)).toHaveValue('41,500')
  },
}

export const SignedIn: Story = {
  name: 'Who is signed in finds their details, and a phone that stays as it was verified [SITE-030]',
  args: {
    subject: { kind: 'finance', start: { ...loan, ...contact }, isPhoneVerified: true },
    action: '/personalised/finance',
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText(/^Mobile Number/)
    await expect(phone).toHaveValue('0412345678')
    await expect(phone).toHaveAttribute('readonly')
    await expect(phone).toHaveAccessibleDescription('Verified when you signed in.')
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Ann')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Finance Enquiry' }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    await expect(send.mock.lastCall?.[0]).toMatchObject({ phone: '0412345678', name: 'Ann' })
  },
}
