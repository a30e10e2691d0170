import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { LeadSender } from '../../model/lead-sender.ts'
import type { LeadAnswer } from '../../model/submit-lead.ts'
import { anEnquiry, anEnquiryCar, aStorage } from '../../testing/index.ts'
import type { BrowserStorages } from './browser-storage.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const site = aSite({ id: 'harbour' })
const car = anEnquiryCar()
const subject = { car }
const firstMessage = `I am interested in the ${car.name}. Is it still available?`
const answering = (answer: LeadAnswer) => fn<LeadSender>(async () => answer)

/** A network that can be unplugged. */
function aConnection(isOnlineAtFirst: boolean) {
  const callbacks = new Set<() => void>()
  let isOnline = isOnlineAtFirst
  return {
    isOnline: () => isOnline,
    onReturn: (callback: () => void) => {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    plugIn: () => {
      isOnline = true
      for (const callback of callbacks) callback()
    },
  }
}

const someStorages = () => {
  const storages: BrowserStorages = { local: aStorage(), session: aStorage() }
  return () => storages
}

const meta = {
  title: 'Leads/Enquiry form/Journeys',
  component: EnquiryForm,
  args: {
    site,
    subject,
    action: '/cars/2021-toyota-corolla-ascent-sport-u10482/enquire',
    context: {
      idempotency_key: 'page-key-1',
      rendered_at: '',
      url: '',
      car_name: '',
      car_path: '',
    },
    send: answering({ lead_id: 'lead-1' }),
    onSuccess: fn(),
    storages: someStorages(),
    connection: aConnection(true),
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof EnquiryForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const whole = {
  'First Name': 'Ann',
  'Last Name': 'Lee',
  'Email Address': 'ann.lee@example.com',
  'Mobile Number': '+61 412 345 678',
  Message: 'Is it still available?',
}

const field = (canvas: Canvas, label: string) => canvas.findByLabelText(new RegExp(`^${label}`))

const openDetails = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByText('Add details'))

async function fill(canvas: Canvas, values: Record<string, string> = whole) {
  await openDetails(canvas)
  for (const [label, value] of Object.entries(values)) {
    const control = await field(canvas, label)
    await userEvent.clear(control)
    await userEvent.type(control, value)
  }
}

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send Enquiry' }))

export const SendingStoresCarCategoryAndDetailsAndMovesOn: Story = {
  name: 'Sending stores car, category and details and moves on [LEAD-009] [LEAD-012] [LEAD-033]',
  args: { storages: someStorages(), onSuccess: fn(), send: answering({ lead_id: 'lead-1' }) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    await waitFor(() =>
      expect(args.onSuccess).toHaveBeenCalledWith({
        leadId: 'lead-1',
        category: 'Vehicle Enquiry',
        event: { eventId: 15, carId: 40817, dealershipId: 1 },
      }),
    )
    const { local } = args.storages!()
    await expect(local?.getItem('harbour:success')).toContain('"id":40817')
    await expect(local?.getItem('harbour:success-category')).toContain('Vehicle Enquiry')
    await expect(local?.getItem('harbour:user-details')).toContain('ann.lee@example.com')
    await expect(args.send).toHaveBeenCalledOnce()
  },
}

export const MistakesAreNamedFocusedAndGoOneByOne: Story = {
  args: { send: answering({ lead_id: 'lead-1' }), storages: someStorages() },
  play: async ({ canvas, args }) => {
    await fill(canvas, { ...whole, 'Email Address': 'ann', 'Mobile Number': '12' })
    await press(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Please fix the following errors:')
    await waitFor(() => expect(alert).toHaveFocus())
    const email = await field(canvas, 'Email Address')
    await userEvent.type(email, '.lee@example.com')
    await expect(email).toHaveFocus()
    await expect(email).toBeValid()
    await expect(await field(canvas, 'Mobile Number')).toBeInvalid()
    await expect(args.send).not.toHaveBeenCalled()
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(1)
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^Please enter a valid phone number\.$/),
    )
    await userEvent.clear(await field(canvas, 'Mobile Number'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const ANameAndOneWayToBeReachedAreEnough: Story = {
  name: 'A name and one way to be reached are enough [PLUS-085]',
  args: { storages: someStorages(), onSuccess: fn(), send: answering({ lead_id: 'lead-1' }) },
  play: async ({ canvas, args }) => {
    await expect(await field(canvas, 'Message')).toHaveValue(firstMessage)
    await userEvent.type(await field(canvas, 'First Name'), 'Ann')
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Please enter a mobile number or an email address\.$/,
      ),
    )
    await expect(await field(canvas, 'Last Name')).not.toBeVisible()
    await userEvent.type(await field(canvas, 'Mobile Number'), '0412 345 678')
    await press(canvas)
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
  },
}

export const AMistakeInADetailOpensTheDetails: Story = {
  args: { send: answering({ lead_id: 'lead-1' }), storages: someStorages() },
  play: async ({ canvas, args }) => {
    await fill(canvas, { ...whole, Postcode: '12' })
    await userEvent.click(canvas.getByText('Add details'))
    await expect(canvas.getByLabelText('Postcode')).not.toBeVisible()
    await press(canvas)
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toBeVisible())
    await expect(canvas.getByLabelText('Postcode')).toBeInvalid()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

const failing = fn<LeadSender>(() => Promise.reject(new Error('down')))

export const AFailedSendingKeepsEverythingTyped: Story = {
  name: 'A failed sending keeps everything typed [ERR-005] [LEAD-010] [LEAD-024]',
  args: { send: failing, storages: someStorages() },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred when submitting this form')
    await expect(alert).toHaveTextContent('An unexpected error occured')
    for (const [label, value] of Object.entries(whole)) {
      await expect(await field(canvas, label)).toHaveValue(value)
    }
    await press(canvas)
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
    const [first, second] = failing.mock.calls.map(([, options]) => options.idempotencyKey)
    await expect(first).toBe(second)
  },
}

export const TheServersSentenceIsShownAsItIs: Story = {
  name: "The server's sentence is shown as it is [LEAD-025]",
  args: { send: answering({ error: 'Too many <b>enquiries</b>.' }), storages: someStorages() },
  play: async ({ canvas }) => {
    await fill(canvas)
    await press(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many <b>enquiries</b>.')
  },
}

export const ASecondPressWhileSendingDoesNothing: Story = {
  args: { send: fn<LeadSender>(() => new Promise(() => {})), storages: someStorages() },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    const button = await canvas.findByRole('button', { name: 'Sending…' })
    button.closest('form')?.requestSubmit()
    button.closest('form')?.requestSubmit()
    await expect(args.send).toHaveBeenCalledOnce()
  },
}

const unplugged = aConnection(false)

export const OfflineItIsStoredAndSentOnceWhenTheConnectionReturns: Story = {
  name: 'Offline it is stored and sent once when the connection returns [PLUS-037]',
  args: {
    send: answering({ lead_id: 'lead-1' }),
    onSuccess: fn(),
    connection: unplugged,
    storages: someStorages(),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    await canvas.findByText(
      'You are offline. Your enquiry is kept and will be sent when the connection returns.',
    )
    await expect(args.storages!().session?.getItem('harbour:enquiry-draft')).toMatch(
      /"pendingKey":"[0-9a-f]{32}"/,
    )
    await expect(args.send).not.toHaveBeenCalled()
    unplugged.plugIn()
    unplugged.plugIn()
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await expect(args.send).toHaveBeenCalledOnce()
  },
}

const draft = (pendingKey: string | null) => ({
  'harbour:enquiry-draft': JSON.stringify({
    v: 1,
    data: {
      '/cars/2021-toyota-corolla-ascent-sport-u10482/enquire': {
        pendingKey,
        values: {
          name: 'Ann',
          last_name: 'Lee',
          email: 'ann.lee@example.com',
          phone: '0412345678',
          message: 'Half a sentence',
          opt_in: false,
        },
      },
    },
  }),
})

const withDraft = { local: aStorage(), session: aStorage(draft(null)) }

export const AHalfFilledFormSurvivesAReload: Story = {
  name: 'A half-filled form survives a reload [PLUS-038]',
  args: { storages: () => withDraft },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await field(canvas, 'Message')).toHaveValue('Half a sentence'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await userEvent.type(await field(canvas, 'Message'), ' more')
    await expect(withDraft.session.getItem('harbour:enquiry-draft')).toContain(
      'Half a sentence more',
    )
  },
}

const withPending = { local: aStorage(), session: aStorage(draft('0123456789abcdef')) }

export const AQueuedSendingGoesOutAfterAReloadWithItsKey: Story = {
  args: {
    send: answering({ lead_id: 'lead-1' }),
    onSuccess: fn(),
    storages: () => withPending,
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ann' }), {
      idempotencyKey: '0123456789abcdef',
    })
  },
}

const withDetails = {
  local: aStorage({
    'harbour:user-details': JSON.stringify({
      v: 1,
      data: {
        name: 'Bo',
        last_name: 'Ek',
        email: 'bo@example.com',
        phone: '0412345678',
        postcode: '4000',
      },
    }),
  }),
  session: aStorage(),
}

export const StoredDetailsFillTheForm: Story = {
  name: 'Stored details fill the form [LEAD-033]',
  args: { storages: () => withDetails },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await field(canvas, 'First Name')).toHaveValue('Bo'))
    await expect(await field(canvas, 'Last Name')).toHaveValue('Ek')
    await expect(await field(canvas, 'Email Address')).toHaveValue('bo@example.com')
    await expect(await field(canvas, 'Mobile Number')).toHaveValue('0412345678')
    await expect(await field(canvas, 'Postcode')).toHaveValue('4000')
  },
}

const broken = { local: aStorage({ 'harbour:user-details': '{' }), session: null }

export const CorruptStorageLeavesAnEmptyWorkingForm: Story = {
  name: 'Corrupt storage leaves an empty, working form [DATA-063]',
  args: { storages: () => broken, send: answering({ lead_id: 'lead-1' }), onSuccess: fn() },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await press(canvas)
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
  },
}

export const ARefusedFormWithoutScriptComesBackWhole: Story = {
  name: 'A refused form without script comes back whole [PLUS-024]',
  args: {
    storages: someStorages(),
    refused: {
      values: anEnquiry({ name: ' Ann ', postcode: '12', car_id: 40817 }),
      fields: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
      error: 'Invalid postcode. Please enter a 4-digit number.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid postcode.')
    await expect(await field(canvas, 'First Name')).toHaveValue(' Ann ')
    await expect(await field(canvas, 'Postcode')).toBeVisible()
    await expect(await field(canvas, 'Postcode')).toBeInvalid()
  },
}

export const DetailsSentInOneFormAreInTheOther: Story = {
  name: 'Details sent in one form of a page are in the other at once [LEAD-033]',
  args: { storages: someStorages(), onSuccess: fn(), send: answering({ lead_id: 'lead-1' }) },
  render: (args) => (
    <>
      <section aria-label="One">
        <EnquiryForm {...args} idPrefix="one" />
      </section>
      <section aria-label="Other">
        <EnquiryForm {...args} action="/contact" idPrefix="other" />
      </section>
    </>
  ),
  play: async ({ canvas, args }) => {
    const inside = (name: string) => within(canvas.getByRole('region', { name }))
    const other = (label: RegExp) => inside('Other').findByLabelText<HTMLInputElement>(label)
    for (const place of ['One', 'Other'])
      await userEvent.click(await inside(place).findByText('Add details'))
    await userEvent.type(await other(/^Last Name/), 'Ng')
    await userEvent.clear(await inside('One').findByLabelText(/^Message/))
    for (const [label, value] of Object.entries(whole)) {
      await userEvent.type(await inside('One').findByLabelText(new RegExp(`^${label}`)), value)
    }
    await expect(await other(/^First Name/)).toHaveValue('')
    await userEvent.click(inside('One').getByRole('button', { name: 'Send Enquiry' }))
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await waitFor(async () => expect(await other(/^First Name/)).toHaveValue('Ann'))
    await expect(await other(/^Last Name/)).toHaveValue('Ng')
    await expect(await other(/^Message/)).toHaveValue(firstMessage)
  },
}
