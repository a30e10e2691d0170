import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createEnquiryForm } from '../../model/enquiry-form.ts'
import { anEnquiryCar } from '../../testing/index.ts'
import { EnquiryFormView } from '../enquiry-form/enquiry-form-view.tsx'
import { EnquiryPage } from './enquiry-page.tsx'

const car = anEnquiryCar()
const context = { idempotency_key: '', rendered_at: '', url: '', car_name: '', car_path: '' }
const formOf = (subcategory: string, isAboutCar = true) => {
  const form = createEnquiryForm(aSite(), { car: isAboutCar ? car : null, subcategory })
  return (
    <EnquiryFormView
      form={form}
      values={form.defaults}
      action={isAboutCar ? `${car.path}/enquire` : '/contact'}
      context={context}
      onChange={fn()}
    />
  )
}

const meta = {
  title: 'Leads/Enquiry page',
  component: EnquiryPage,
  args: {
    carName: car.name,
    children: formOf(''),
    summary: <p>2021 Toyota Corolla Ascent Sport, $26,990 Drive Away, 41,250 km</p>,
  },
} satisfies Meta<typeof EnquiryPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InTheWordsOfTheDealer: Story = {
  args: {
    words: {
      heading: 'Ask about this car',
      intro: 'Andrew or Mia answers within two hours while we are open.',
    },
  },
}

export const SomethingSimilar: Story = {
  args: {
    subcategory: 'Find Me Something Similar',
    children: formOf('Find Me Something Similar'),
  },
}

/** Beside a car that cannot be reserved online, or that somebody is paying for. */
export const SomethingSimilarToACarForSale: Story = {
  args: {
    subcategory: 'Find Me Something Similar',
    isForSale: true,
    children: formOf('Find Me Something Similar'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/is not available/)).toBeNull()
  },
}

/** The page of one location. */
export const OfLocation: Story = {
  args: {
    carName: null,
    summary: undefined,
    heading: { title: 'Contact Harbour Toyota', text: 'How can we help you?' },
    children: formOf('', false),
  },
}

export const WithoutCar: Story = {
  args: { carName: null, summary: undefined, children: formOf('', false) },
}
