import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { LeadSender } from '../../model/lead-sender.ts'
import { anEnquiryCar, aStorage } from '../../testing/index.ts'
import type { BrowserStorages } from './browser-storage.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { loadEnquiryFields } from './late-appointment-field.tsx'

const [first] = aSite().locations
const places = [
  { ...first, id: 1, slug: 'harbour-city', name: 'Harbour City' },
  { ...first, id: 2, slug: 'harbour-north', name: 'Harbour North', primary: false },
  { ...first, id: 3, slug: 'harbour-south', name: 'Harbour South', primary: false },
]
const site = aSite({ id: 'harbour', locations: places as never })
const withTerms = aSite({
  id: 'harbour',
  locations: places as never,
  forms: {
    testDriveTerms:
      'Drivers must be 21 or over and hold a current, unrestricted Australian licence, which we copy before the drive. An excess of $2,000 applies to damage.\nThe vehicle stays within 20 km of the dealership.',
  },
})
const car = anEnquiryCar({ location_id: 1, distribution_locations: [2, 3] })
const days = [
  { date: '2026-11-23', times: ['10:30', '11:30', '12:30', '13:30'] },
  { date: '2026-11-24', times: ['08:30', '09:30', '10:30', '11:30', '12:30'] },
  { date: '2026-11-26', times: ['08:30', '09:30'] },
]

const testDrive = { car, kind: 'test-drive' as const, days }
const taken = () => fn<LeadSender>(async () => ({ lead_id: 'lead-1' }))

const someStorages = () => {
  const storages: BrowserStorages = { local: aStorage(), session: aStorage() }
  return () => storages
}

const meta = {
  title: 'Leads/Car forms',
  component: EnquiryForm,
  loaders: [() => loadEnquiryFields({ site, subject: testDrive })],
  args: {
    site,
    subject: testDrive,
    action: `${car.path}/test-drive`,
    context: {
      idempotency_key: 'page-key-1',
      rendered_at: '',
      url: '',
      car_name: car.name,
      car_path: car.path,
    },
    send: taken(),
    onSuccess: fn(),
    storages: someStorages(),
    connection: { isOnline: () => true, onReturn: () => () => {} },
  },
} satisfies Meta<typeof EnquiryForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const contact = {
  'First Name': 'Ann',
  'Last Name': 'Lee',
  'Email Address': 'ann.lee@example.com',
  'Mobile Number': '0412 345 678',
}

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function fillContact(canvas: Canvas) {
  for (const [label, text] of Object.entries(contact))
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), text)
}

const atTheWorkshop = aSite({
  id: 'harbour',
  forms: { workshopJobs: [{ value: 'tyres', label: 'Tyres' }] },
})

const aboutNoCar = {
  idempotency_key: 'page-key-2',
  rendered_at: '',
  url: '',
  car_name: '',
  car_path: '',
}

export const Default: Story = {
  name: 'Test drive, when and where [LEAD-037] [LEAD-038]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Day/)).toHaveAttribute('min', '2026-11-23')
    await expect(canvas.getAllByRole('radio')).toHaveLength(6)
    const place = canvas.getByLabelText('Where would you like to drive it?')
    await expect([...place.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Where the vehicle is now',
      'Harbour North',
      'Harbour South',
    ])
    await expect(canvas.queryByLabelText(/^First Name/)).toBeNull()
  },
}

export const Details: Story = {
  name: 'Test drive, the details [LEAD-036]',
  args: { context: { ...meta.args.context, step: 'details' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Mobile Number/)).toBeRequired()
    await expect(canvas.getByLabelText('Message')).not.toBeRequired()
    await expect(canvas.getByRole('button', { name: 'Request Test Drive' })).toBeEnabled()
  },
}

export const WithTerms: Story = {
  name: 'Test drive with terms [LEAD-039]',
  args: {
    site: withTerms,
    storages: someStorages(),
    send: taken(),
    context: { ...meta.args.context, step: 'details' },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Drivers must be 21/)).toBeVisible()
    await fillContact(canvas)
    await press(canvas, 'Request Test Drive')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/^This is a required field\.$/)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept the test drive terms/ }))
    await press(canvas, 'Request Test Drive')
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ terms_accepted: true }),
        expect.anything(),
      ),
    )
  },
}

export const WithoutHours: Story = {
  name: 'Test drive where nobody said when it is open',
  args: { subject: { car: anEnquiryCar(), kind: 'test-drive', days: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First Name/)).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Steps' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Request Test Drive' })).toBeEnabled()
  },
}

export const Photos: Story = {
  name: 'Photos [LEAD-003] [LEAD-034]',
  args: { subject: { car, kind: 'photos' }, action: `${car.path}/photos` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(/^Email Address/)).toBeRequired()
    await expect(canvas.getByLabelText('Message')).not.toBeRequired()
    const sent = new FormData(canvasElement.querySelector('form')!)
    await expect(sent.get('default_message')).toBe('Please send photos for this car')
    await expect(canvas.getByLabelText('Message')).toHaveValue('')
    await expect(canvas.queryByText('Please send photos for this car')).toBeNull()
    await expect(sent.get('category')).toBe('Photo Request')
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
}

export const TheButtonLeadsThroughTheStepsAndThenSends: Story = {
  name: 'The button leads through the steps and then sends once [LEAD-002] [LEAD-005] [EVT-009]',
  args: { storages: someStorages(), send: taken(), onSuccess: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/^Day/), '2026-11-24')
    await userEvent.click(await canvas.findByRole('radio', { name: '9:30 am' }))
    await userEvent.selectOptions(
      canvas.getByLabelText('Where would you like to drive it?'),
      'Harbour North',
    )
    await press(canvas, 'Next: Your details')
    const details = await canvas.findByRole('group', { name: 'Step 2 of 2: Your details' })
    await waitFor(() => expect(details).toHaveFocus())
    await expect(args.send).not.toHaveBeenCalled()
    await fillContact(canvas)
    await press(canvas, 'Request Test Drive')
    await waitFor(() =>
      expect(args.onSuccess).toHaveBeenCalledWith({
        leadId: 'lead-1',
        category: 'Test Drive',
        event: { eventId: 48, carId: 40817, dealershipId: 1 },
      }),
    )
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({
        category: 'Test Drive',
        appointment_date: '2026-11-24',
        appointment_time: '09:30',
        distribution_location: 'harbour-north',
        name: 'Ann',
      }),
      expect.anything(),
    )
  },
}

export const BackKeepsWhatWasTyped: Story = {
  args: { storages: someStorages() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Day/), '2026-11-26')
    await press(canvas, 'Next: Your details')
    await userEvent.type(await canvas.findByLabelText(/^First Name/), 'Ann')
    await press(canvas, 'Back')
    const when = await canvas.findByRole('group', { name: 'Step 1 of 2: When and where' })
    await waitFor(() => expect(when).toHaveFocus())
    await expect(canvas.getByLabelText(/^Day/)).toHaveValue('2026-11-26')
    await press(canvas, 'Next: Your details')
    await expect(await canvas.findByLabelText(/^First Name/)).toHaveValue('Ann')
  },
}

export const ATimeTheServerRefusesLeadsBackToItsStep: Story = {
  name: 'A time the server refuses leads back to its step [ERR-005]',
  args: {
    storages: someStorages(),
    send: fn<LeadSender>(async () => ({
      error: 'This time is not available. Please choose another.',
      fields: { appointment_time: 'This time is not available. Please choose another.' },
    })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Day/), '2026-11-24')
    await userEvent.click(await canvas.findByRole('radio', { name: '9:30 am' }))
    await press(canvas, 'Next: Your details')
    await fillContact(canvas)
    await press(canvas, 'Request Test Drive')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/^This time is not available\. Please choose another\.$/)
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(canvas.getByRole('group', { name: /^Step 1 of 2/ })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: '9:30 am' })).toBeNull()
    await press(canvas, 'Next: Your details')
    await expect(await canvas.findByLabelText(/^First Name/)).toHaveValue('Ann')
  },
}

export const Service: Story = {
  name: 'Service enquiry, about the visitor’s own vehicle [DATA-057]',
  args: {
    site: atTheWorkshop,
    subject: { kind: 'service' },
    action: '/service',
    context: aboutNoCar,
    send: taken(),
    storages: someStorages(),
  },
  play: async ({ args, canvas }) => {
    await fillContact(canvas)
    await userEvent.type(await canvas.findByLabelText(/^Registration/), '482KLM')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tyres' }))
    await userEvent.type(await canvas.findByLabelText(/^Anything we should know/), 'New.')
    await press(canvas, 'Send Enquiry')
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalled())
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({
        category: 'Service Enquiry',
        Rego: '482KLM',
        additional_services: ['tyres'],
      }),
      expect.anything(),
    )
  },
}

export const Parts: Story = {
  name: 'Parts enquiry, the part first',
  args: {
    subject: { kind: 'parts' },
    action: '/vehicle-parts-and-accessories',
    context: aboutNoCar,
    send: taken(),
    storages: someStorages(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Parts or accessories/), 'A tow bar.')
    await userEvent.type(canvas.getByLabelText('VIN'), '6T1BF3FK50X123456')
    await fillContact(canvas)
    await press(canvas, 'Send Parts Enquiry')
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalled())
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ category: 'Parts Enquiry', vin: '6T1BF3FK50X123456' }),
      expect.anything(),
    )
  },
}

export const Careers: Story = {
  name: 'Careers enquiry [EVT-015]',
  args: {
    subject: { kind: 'careers' },
    action: '/careers',
    context: aboutNoCar,
    send: taken(),
    onSuccess: fn(),
    storages: someStorages(),
  },
  play: async ({ args, canvas }) => {
    await fillContact(canvas)
    await userEvent.type(await canvas.findByLabelText(/^About you/), 'I repair diesel engines.')
    await press(canvas, 'Send Application')
    await waitFor(() =>
      expect(args.onSuccess).toHaveBeenCalledWith({
        leadId: 'lead-1',
        category: 'Careers Enquiry',
        event: { eventId: 51, carId: null, dealershipId: null },
      }),
    )
  },
}

export const TestDriveOfAnyVehicle: Story = {
  name: 'Test drive of a vehicle the visitor names',
  args: {
    subject: { kind: 'test-drive', days, makes: ['Kia', 'Mazda', 'Toyota'], locationId: 2 },
    action: '/book-test-drive',
    context: aboutNoCar,
    send: taken(),
    storages: someStorages(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Make'), 'Mazda')
    await userEvent.type(canvas.getByLabelText('Model'), 'CX-5')
    await press(canvas, 'Next: Your details')
    await fillContact(canvas)
    await press(canvas, 'Request Test Drive')
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({
          category: 'Test Drive',
          'Vehicle Make': 'Mazda',
          'Vehicle Model': 'CX-5',
          location_id: 2,
        }),
        expect.anything(),
      ),
    )
  },
}
