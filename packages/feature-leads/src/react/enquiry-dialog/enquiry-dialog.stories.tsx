import { aSite } from '@forecourt/tenant-config/testing'
import { Button } from '@forecourt/ui/button'
import { connectDialogOpeners, opensDialog } from '@forecourt/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createEnquiryForm } from '../../model/enquiry-form.ts'
import { anEnquiryCar } from '../../testing/index.ts'
import { EnquiryFormView } from '../enquiry-form/enquiry-form-view.tsx'
import { EnquiryDialog, type EnquiryDialogProps } from './enquiry-dialog.tsx'

const car = anEnquiryCar()
const formOf = (subcategory = '') => {
  const form = createEnquiryForm(aSite(), { car, subcategory })
  return (
    <EnquiryFormView
      form={form}
      values={form.defaults}
      action={`${car.path}/enquire`}
      context={{
        idempotency_key: '',
        rendered_at: '',
        url: '',
        car_name: car.name,
        car_path: car.path,
      }}
      onChange={fn()}
    />
  )
}

function WithOpener(props: EnquiryDialogProps) {
  useEffect(() => connectDialogOpeners(document), [])
  return (
    <>
      <Button {...opensDialog(props.id)}>Enquire</Button>
      <EnquiryDialog {...props} />
    </>
  )
}

const meta = {
  title: 'Leads/Enquiry dialog',
  component: EnquiryDialog,
  args: { id: 'enquiry-dialog', carName: car.name, children: formOf(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof EnquiryDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { open: true } }

export const SomethingSimilar: Story = {
  args: {
    open: true,
    subcategory: 'Find Me Something Similar',
    children: formOf('Find Me Something Similar'),
  },
}

export const InTheWordsOfTheDealer: Story = {
  args: {
    open: true,
    words: {
      heading: 'Ask about this car',
      intro: 'Andrew or Mia answers within two hours while we are open.',
    },
  },
}

export const General: Story = { args: { open: true, carName: null } }

export const TheEnquireButtonOpensTheForm: Story = {
  name: 'The Enquire button opens the form in a dialog [LEAD-001]',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enquire' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Enquire about this vehicle' })
    await waitFor(() => expect(within(dialog).getByLabelText(/^First Name/)).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
