import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button, ButtonLink } from '../button/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog } from './dialog.tsx'
import { connectDialogOpeners, opensDialog } from './dialog-openers.ts'

const enquiryFields = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="First name" autoComplete="given-name" />
    <TextField label="Email" type="email" autoComplete="email" />
    <TextArea label="Message" />
  </div>
)

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    id: 'enquiry',
    title: 'Enquire about this vehicle',
    description: '2023 Toyota RAV4 Cruiser, stock number H10482',
    children: enquiryFields,
    footer: <Button>Send enquiry</Button>,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <Button {...opensDialog(args.id)}>Enquire</Button>
      <Dialog {...args} />
    </>
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { open: true } }

export const Closed: Story = {}

export const Small: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'Remove this vehicle?',
    description: undefined,
    children: 'It leaves your favourites on this device.',
    footer: (
      <>
        <Button variant="outline">Keep</Button>
        <Button>Remove</Button>
      </>
    ),
  },
}

export const Large: Story = { args: { open: true, size: 'lg' } }

export const WithoutFooter: Story = { args: { open: true, footer: undefined } }

export const LongText: Story = {
  args: {
    open: true,
    title: 'Enquire about the 2024 Mercedes-Benz GLC-Class GLC300 Coupe 9G-TRONIC 4MATIC',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>The footer stays in sight while paragraph {index + 1} scrolls.</p>
    )),
  },
}

export const AFocusedFieldIsClearOfHeaderAndFooter: Story = {
  name: 'A focused field is clear of the header and the footer',
  args: {
    open: true,
    children: Array.from({ length: 16 }, (_, index) => (
      <TextField key={index} label={`Field ${index + 1}`} />
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog')
    const edge = (part: string) => dialog.querySelector(part)!.getBoundingClientRect()
    const fields = [...canvasElement.querySelectorAll('input')]
    for (const field of [...fields, ...fields.toReversed()]) {
      field.focus()
      const { top, bottom } = field.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(edge('header').bottom)
      await expect(bottom).toBeLessThanOrEqual(edge('footer').top)
    }
  },
}

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } }

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Enquire' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Enquire about this vehicle' })
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    // Its header and footer are no landmarks of the page.
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(opener).toHaveFocus()
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <output>{open ? 'open' : 'closed'}</output>
      <Dialog id="controlled" title="Held by the page" open={open} onClose={() => setOpen(false)}>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  )
}

export const FollowsThePage: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Held by the page' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(canvas.getByText('closed')).toBeInTheDocument()
  },
}

function LinkOpener({ id }: { id: string }) {
  useEffect(() => connectDialogOpeners(document), [])
  return (
    <ButtonLink href="#enquiry-page" {...opensDialog(id)}>
      Enquire
    </ButtonLink>
  )
}

export const ALinkOpensItInsteadOfItsPage: Story = {
  render: (args) => (
    <>
      <LinkOpener id={args.id} />
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Enquire' })
    await userEvent.click(link)
    const dialog = await canvas.findByRole('dialog')
    await expect(location.hash).not.toBe('#enquiry-page')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(link).toHaveFocus()
  },
}
