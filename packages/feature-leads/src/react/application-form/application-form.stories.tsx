import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createApplicationStart } from '../../model/application/application-start.ts'
import type {
  ApplicationAnswer,
  SentApplication,
} from '../../model/application/submit-application.ts'
import type { LeadSender } from '../../model/lead-sender.ts'
import type { CodeAnswer } from '../../model/sign-in/phone-code-calls.ts'
import { readSignInDraft, writeSignInDraft } from '../../model/sign-in/sign-in-draft.ts'
import { anEnquiryCar, aStorage } from '../../testing/index.ts'
import { ApplicationForm } from './application-form.tsx'

const redirectUrl = 'https://apply.lender.example/start'
const customerFailed = 'Failed to create customer with Harbour Drive Finance'

const calls = {
  limit: async () => true,
  send: async (): Promise<CodeAnswer> => ({ isOk: true }),
  verify: async ({ code }: { code: string }): Promise<CodeAnswer> =>
    code === '246810'
      ? { isOk: true }
      : {
          isOk: false,
          error: null,
          fields: { code: 'The verification code is invalid. Please try again.' },
        },
  record: async () => undefined,
  isKnown: async () => false,
}
type Apply = (sent: SentApplication) => Promise<ApplicationAnswer>

const failsFirst: ReturnType<typeof fn<Apply>> = fn<Apply>(async () =>
  failsFirst.mock.calls.length === 1 ? { error: customerFailed } : { redirectUrl },
)

const someStorages = () => {
  const storages = { local: aStorage(), session: aStorage() }
  return () => storages
}

const parts = () => ({
  send: fn<LeadSender>(async () => ({ lead_id: 'lead-1' })),
  apply: fn<Apply>(async () => ({ redirectUrl })),
  onLead: fn(),
  onApplied: fn(),
  storages: someStorages(),
})

const car = anEnquiryCar()

const meta = {
  title: 'Leads/Application form/Journeys',
  component: ApplicationForm,
  args: {
    ...parts(),
    site: aSite({ id: 'harbour' }),
    subject: {
      kind: 'finance-pre-approval',
      car,
      start: {
        purchasePrice: '26990',
        loanTerm: '5',
        selfAssessedCreditScore: 'GREAT',
        name: 'Kim',
        last_name: 'Lee',
        email: 'kim.lee@example.com',
        phone: '0412 345 678',
      },
    },
    action: '/apply-for-finance',
    context: {
      idempotency_key: 'page-key-1',
      rendered_at: '',
      url: '',
      car_name: car.name,
      car_path: car.path,
      step: 'pre-approval',
    },
    partnerName: 'Harbour Drive Finance',
    dealerName: 'Harbour Motor Group',
    start: createApplicationStart(null),
    calls,
    connection: { isOnline: () => true, onReturn: () => () => {} },
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ApplicationForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const applyLabel = 'Apply to Harbour Drive Finance'

async function proveAndApply(canvas: Canvas, code: string) {
  await userEvent.type(await canvas.findByLabelText(/^Postcode/), '4000')
  await press(canvas, 'Next: Apply to lender')
  await press(canvas, 'Send Code')
  const field = await canvas.findByRole('textbox', { name: /^Verification code/ })
  await waitFor(() => expect(field).toBeEnabled())
  await userEvent.type(field, code)
  await press(canvas, applyLabel)
}

export const TheCodeIsCheckedThenBothGoOut: Story = {
  name: 'The code is checked, then lead and application go out with one key, and the partner is next [FIN-088] [FIN-089] [FIN-090]',
  args: parts(),
  play: async ({ canvas, args }) => {
    await proveAndApply(canvas, '000000')
    await expect(await canvas.findByText(/code is invalid/)).toBeVisible()
    await expect(args.send).not.toHaveBeenCalled()
    const field = canvas.getByRole('textbox', { name: /^Verification code/ })
    await userEvent.clear(field)
    await userEvent.type(field, '246810')
    await press(canvas, applyLabel)
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith({ redirectUrl }))
    await expect(args.onLead).toHaveBeenCalledOnce()
    const idempotencyKey = args.send.mock.calls[0]?.[1].idempotencyKey
    await expect(args.apply).toHaveBeenCalledWith(
      expect.objectContaining({
        idempotencyKey,
        lead: expect.objectContaining({ category: 'Finance Enquiry', car_id: car.id }),
      }),
    )
  },
}

export const ALandlineIsRefusedWhereItIsTyped: Story = {
  name: 'A landline is refused at the step it is typed in, and not when its code is asked for [LEAD-055]',
  args: { ...parts(), context: { ...meta.args.context, step: 'contact' } },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /^Mobile Number/ })
    await userEvent.clear(phone)
    await userEvent.type(phone, '07 3123 4567')
    await press(canvas, 'Next: Instant pre-approval')
    await waitFor(() => expect(phone).toBeInvalid())
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number\./)
    await userEvent.clear(phone)
    await userEvent.type(phone, '0412 345 678')
    await press(canvas, 'Next: Instant pre-approval')
    await expect(await canvas.findByLabelText(/^Postcode/)).toBeVisible()
  },
}

const droppedTab = someStorages()

export const ATabThatLoadsAgainTakesTheCode: Story = {
  name: 'A tab that loads again while the code is read takes that code; another number asks for one of its own [PLUS-038]',
  args: { ...parts(), storages: droppedTab },
  beforeEach() {
    const values = { name: 'Kim', last_name: 'Lee', email: '', phone: '0412345678' }
    const sent = { values, codeSentAt: Date.now() - 60_000 }
    writeSignInDraft(droppedTab().session, 'harbour', sent, '/apply-for-finance#code')
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/^Postcode/), '4000')
    await press(canvas, 'Next: Apply to lender')
    const field = () => canvas.findByRole('textbox', { name: /^Verification code/ })
    await expect(await field()).toBeEnabled()
    await press(canvas, 'Change number')
    await expect(await field()).toBeDisabled()
    const { session } = droppedTab()
    await expect(
      readSignInDraft(session, 'harbour', Date.now(), '/apply-for-finance#code'),
    ).toBeNull()
    await press(canvas, 'Send Code')
    await waitFor(async () => expect(await field()).toBeEnabled())
    await userEvent.type(await field(), '246810')
    await press(canvas, applyLabel)
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith({ redirectUrl }))
    await expect(session.getItem('harbour:enquiry-draft')).not.toContain('246810')
  },
}

export const ASecondTryNeedsNoSecondCode: Story = {
  name: 'A second try needs no second code, has the same key, and counts one lead [D-89] [FIN-092]',
  args: {
    ...parts(),
    apply: failsFirst,
    successHref: '/thank-you',
  },
  play: async ({ canvas, args }) => {
    await proveAndApply(canvas, '246810')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(customerFailed)
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    const leave = within(alert).getByRole('link', { name: 'leave it at the enquiry' })
    await expect(leave).toHaveAttribute('href', '/thank-you')
    await press(canvas, applyLabel)
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledOnce())
    await expect(args.onLead).toHaveBeenCalledOnce()
    const keys = new Set(args.send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey))
    await expect(keys.size).toBe(1)
  },
}

export const AFailedLeadIsToldFirst: Story = {
  name: 'A failed lead is told although the customer was created [FIN-091] [D-89]',
  args: { ...parts(), send: fn<LeadSender>(async () => ({ error: 'Our phones are down.' })) },
  play: async ({ canvas, args }) => {
    await proveAndApply(canvas, '246810')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Lead submission failed')
    await expect(alert).toHaveTextContent('Our phones are down.')
    await expect(args.apply).toHaveBeenCalledOnce()
    await expect(args.onLead).not.toHaveBeenCalled()
    await expect(args.onApplied).not.toHaveBeenCalled()
  },
}

export const AnotherNumberIsProvedAnew: Story = {
  args: { ...parts(), start: createApplicationStart('0412345678') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Postcode/), '4000')
    await press(canvas, 'Next: Apply to lender')
    await expect(await canvas.findByText(/is verified\.$/)).toBeVisible()
    await press(canvas, 'Use another number')
    const phone = await canvas.findByRole('textbox', { name: /^Mobile Number/ })
    await userEvent.clear(phone)
    await userEvent.type(phone, '0412 000')
    await press(canvas, 'Send Code')
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.'),
    )
    await waitFor(() => expect(phone).toHaveFocus())
  },
}
