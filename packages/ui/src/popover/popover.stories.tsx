import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { InfoIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { opensPopover } from './opens-popover.ts'
import { Popover } from './popover.tsx'

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    id: 'price-type',
    title: 'Drive away',
    children: (
      <p>
        Everything is in it: stamp duty, registration and dealer charges. Nothing is added when you
        sign. <Link href="#prices">How our prices are made</Link>
      </p>
    ),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <div style={{ minHeight: 280, display: 'grid', placeItems: 'start center', paddingTop: 16 }}>
      <Button variant="quiet" startIcon={<InfoIcon size={18} />} {...opensPopover(args.id)}>
        Drive away
      </Button>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Opens it by its button and waits until it shows. */
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Drive away' }))
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Drive away' })).toBeVisible())
}

export const Default: Story = { play: opened }

export const Closed: Story = {}

export const AtTheEnd: Story = { args: { placement: 'bottom-end' }, play: opened }

export const InTheMiddle: Story = { args: { placement: 'bottom' }, play: opened }

export const Above: Story = {
  args: { placement: 'top-start' },
  render: (args) => (
    <div style={{ minHeight: 320, display: 'grid', placeItems: 'end center' }}>
      <Button variant="quiet" {...opensPopover(args.id)}>
        Drive away
      </Button>
      <Popover {...args} />
    </div>
  ),
  play: async (context) => {
    await opened(context)
    const { canvas } = context
    const button = canvas.getByRole('button', { name: 'Drive away' }).getBoundingClientRect()
    const card = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(card.bottom).toBeLessThanOrEqual(button.top)
  },
}

export const KeepsOffTheEdgesOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened(context)
    const card = context.canvas.getByRole('dialog').getBoundingClientRect()
    await expect(card.left).toBeGreaterThanOrEqual(8)
    await expect(card.right).toBeLessThanOrEqual(window.innerWidth - 8)
  },
}

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent',
    children: Array.from({ length: 4 }, (_, index) => (
      <p key={index}>
        Stamp duty, registration, compulsory third party insurance and dealer charges are part of
        the price you see.
      </p>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drive away' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await opened(context)
    const card = context.canvas.getByRole('dialog').getBoundingClientRect()
    await expect(card.left).toBeGreaterThanOrEqual(0)
    await expect(card.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OpensBelowItsButtonAndClosesAgain: Story = {
  play: async (context) => {
    const { args, canvas } = context
    const card = canvas.getByRole('dialog', { hidden: true })
    await expect(card).not.toBeVisible()
    await expect(card).toHaveAttribute('data-state', 'closed')
    await opened(context)
    const opener = canvas.getByRole('button', { name: 'Drive away' })
    const below = opener.getBoundingClientRect()
    await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(below.bottom)
    await expect(Math.abs(card.getBoundingClientRect().left - below.left)).toBeLessThanOrEqual(2)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(card).not.toBeVisible())
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false }))
  },
}

function HeldByThePage({ isStubborn = false }: { isStubborn?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ minHeight: 200 }}>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <output>{open ? 'The page says open' : 'The page says closed'}</output>
      <Popover
        id="held"
        title="Held by the page"
        open={open}
        onOpenChange={(details) => setOpen(isStubborn || details.open)}
      >
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Popover>
    </div>
  )
}

export const FollowsThePage: Story = {
  render: () => <HeldByThePage />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('dialog', { hidden: true })
    const show = canvas.getByRole('button', { name: 'Show' })
    await userEvent.click(show)
    await waitFor(() => expect(card).toBeVisible())
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(card).not.toBeVisible())
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'closed'))
    await userEvent.click(show)
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(card).not.toBeVisible())
    await waitFor(() => expect(canvas.getByText('The page says closed')).toBeVisible())
  },
}

export const StaysOpenWhereThePageSaysSo: Story = {
  render: () => <HeldByThePage isStubborn />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('dialog', { hidden: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(card).toBeVisible())
    await expect(canvas.getByText('The page says open')).toBeVisible()
  },
}

export const TabGoesIntoIt: Story = {
  play: async (context) => {
    await opened(context)
    await userEvent.tab()
    await expect(context.canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(
      context.canvas.getByRole('link', { name: 'How our prices are made' }),
    ).toHaveFocus()
  },
}

export const ScriptPlacesItWhereTheBrowserKnowsNoAnchors: Story = {
  beforeEach: () => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false)
    return () => supports.mockRestore()
  },
  render: (args) => (
    <div style={{ minHeight: 280, paddingTop: 16 }}>
      {/* The sheet of this browser knows anchors; the one pretended here does not. */}
      <style>{`#${args.id}{position-area:none !important}`}</style>
      <Button variant="quiet" {...opensPopover(args.id)}>
        Drive away
      </Button>
      <Popover {...args} />
    </div>
  ),
  play: async (context) => {
    await opened(context)
    const { canvas } = context
    const button = canvas.getByRole('button', { name: 'Drive away' }).getBoundingClientRect()
    const card = canvas.getByRole('dialog')
    await waitFor(() =>
      expect(Math.round(card.getBoundingClientRect().top)).toBe(Math.round(button.bottom + 8)),
    )
    await expect(Math.round(card.getBoundingClientRect().left)).toBe(Math.round(button.left))
  },
}
