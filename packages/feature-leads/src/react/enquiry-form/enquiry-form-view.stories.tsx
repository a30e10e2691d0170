import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { EnquiryContext } from '../../model/enquiry-context.ts'
import { createEnquiryForm } from '../../model/enquiry-form.ts'
import { anEnquiryCar } from '../../testing/index.ts'
import { EnquiryFormView } from './enquiry-form-view.tsx'

const site = aSite({ id: 'harbour' })
const form = createEnquiryForm(site, { car: anEnquiryCar() })
const contactForm = createEnquiryForm(site)
const context: EnquiryContext = {
  idempotency_key: 'page-key-1',
  rendered_at: 'mhsw0000',
  url: 'http://harbour.localhost/cars/2021-toyota-corolla-ascent-sport-u10482/enquire',
  car_name: '2021 Toyota Corolla Ascent Sport',
  car_path: '/cars/2021-toyota-corolla-ascent-sport-u10482',
}
const typed = {
  ...form.defaults,
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
  message: 'Is it still available? I could come by on Saturday.',
}

const meta = {
  title: 'Leads/Enquiry form',
  component: EnquiryFormView,
  args: {
    form,
    values: form.defaults,
    context,
    action: '/cars/2021-toyota-corolla-ascent-sport-u10482/enquire',
    isScripted: true,
    onChange: fn(),
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof EnquiryFormView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default [LEAD-028] [LEAD-031] [LEAD-032]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First Name/)).toBeRequired()
    await expect(canvas.getByLabelText('Mobile Number')).not.toBeRequired()
    await expect(canvas.getByLabelText('Email Address')).not.toBeRequired()
    await expect(canvas.getByLabelText('Last Name')).not.toBeVisible()
  },
}

export const WithDetails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Add details'))
    await expect(canvas.getByLabelText('Last Name')).toBeVisible()
    await expect(canvas.getByLabelText('Postcode')).toBeVisible()
  },
}

export const ContactForm: Story = {
  name: 'Contact form [LEAD-028] [LEAD-029] [LEAD-030] [LEAD-031] [LEAD-032]',
  args: { form: contactForm, values: contactForm.defaults, action: '/contact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First Name/)).toBeRequired()
    await expect(canvas.getByLabelText(/^Last Name/)).toBeRequired()
    await expect(canvas.getByLabelText(/^Mobile Number/)).toHaveAttribute('inputmode', 'tel')
    await expect(canvas.getByLabelText(/^Email Address/)).toHaveAttribute('autocomplete', 'email')
    await expect(canvas.getByLabelText('Postcode')).toHaveAttribute('maxlength', '4')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

const groupForm = createEnquiryForm(
  aSite({
    locations: [],
    dealerships: [
      { id: 1, slug: 'harbour-toyota', name: 'Harbour Toyota' },
      { id: 2, slug: 'harbour-mazda', name: 'Harbour Mazda' },
    ],
    forms: {
      postcodeRequired: true,
      additionalServices: [
        { value: 'trade-in', label: 'I have a vehicle to trade in' },
        { value: 'finance', label: 'I would like a finance quote' },
        { value: 'test-drive', label: 'I would like a test drive' },
      ],
    },
  }),
)

export const GroupWithServices: Story = { args: { form: groupForm, values: groupForm.defaults } }

export const Filled: Story = { args: { values: typed } }

const longForm = createEnquiryForm(
  aSite({
    forms: {
      optInWording: {
        version: '2',
        text: 'Send me news, offers, service reminders and invitations of the dealerships of this group and of the makes they represent, by email, SMS and telephone. I can unsubscribe at any time.',
      },
    },
  }),
)

export const LongNames: Story = {
  args: {
    form: longForm,
    values: {
      ...longForm.defaults,
      name: 'Maximiliana Wilhelmina Alexandrina',
      last_name: 'Featherstonehaugh-Cholmondeley-Wolfeschlegelsteinhausenbergerdorff',
      message: 'Unbreakable'.repeat(30),
    },
  },
}

export const OneError: Story = {
  name: 'One error [LEAD-023]',
  args: {
    values: { ...typed, email: 'ann.lee@' },
    errors: { email: 'Please enter a valid email address.' },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/^Please enter a valid email address\.$/)
    await expect(within(alert).queryByRole('list')).toBeNull()
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(canvas.getByLabelText(/^Email Address/)).toBeInvalid()
  },
}

export const TwoErrors: Story = {
  name: 'Two errors [LEAD-022] [LEAD-043]',
  args: {
    values: { ...typed, email: '', postcode: '12' },
    errors: {
      email: 'This is a required field.',
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Please fix the following errors:')
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
      'Invalid postcode. Please enter a 4-digit number.',
    )
  },
}

export const ServerError: Story = {
  name: 'Server error [LEAD-024] [LEAD-025]',
  args: { values: typed, status: 'failure', failure: 'Our phones are down, please try later.' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred when submitting this form')
    await expect(alert).toHaveTextContent('Our phones are down, please try later.')
  },
}

export const Submitting: Story = {
  name: 'Submitting [LEAD-013]',
  args: { values: typed, status: 'submitting' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sending…' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Offline: Story = { args: { values: typed, status: 'offline' } }

export const WithoutScript: Story = {
  args: { isScripted: false },
  play: async ({ canvas, canvasElement }) => {
    const element = canvasElement.querySelector('form')!
    await expect(element).toHaveAttribute('method', 'post')
    await expect(element.noValidate).toBe(false)
    await expect(element.checkValidity()).toBe(false)
    await expect(canvas.getByLabelText(/^Email Address/)).toHaveAttribute('type', 'email')
    const sent = Object.fromEntries(new FormData(element))
    await expect(sent).toMatchObject({
      category: 'Vehicle Enquiry',
      car_id: '40817',
      idempotency_key: 'page-key-1',
      opt_in: 'on',
      opt_in_version: '2026-11',
      website_url: '',
    })
  },
}

export const Narrow: Story = {
  args: { values: typed },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
}
