import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyIcon, MoreIcon, PhoneIcon, PrintIcon, ShareIcon } from '../icon/index.ts'
import { Menu } from './menu.tsx'

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'More actions',
    items: [
      { id: 'call', label: 'Call the dealer', href: '#call', icon: <PhoneIcon size={18} /> },
      { id: 'print', label: 'Print this page', onSelect: fn(), icon: <PrintIcon size={18} /> },
      { id: 'copy', label: 'Copy the link', onSelect: fn(), icon: <CopyIcon size={18} /> },
      { id: 'share', label: 'Share', onSelect: fn(), icon: <ShareIcon size={18} /> },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Opens it by its button and waits until it shows. */
const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.label }))
  await waitFor(() => expect(canvas.getByRole('menu', { name: args.label })).toBeVisible())
}

export const Default: Story = { play: opened }

export const Closed: Story = {}

export const WithHintsAndTones: Story = {
  args: {
    items: [
      {
        id: 'compare',
        label: 'Compare',
        hint: '2 of 4 chosen',
        href: '#compare',
      },
      { id: 'reserve', label: 'Reserve', hint: 'This vehicle is reserved', disabled: true },
      { id: 'remove', label: 'Remove from garage', tone: 'danger', onSelect: fn() },
    ],
  },
  play: opened,
}

export const IconOnly: Story = {
  args: { icon: <MoreIcon size={20} /> },
  play: opened,
}

export const AtTheEnd: Story = {
  args: { placement: 'bottom-end' },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'end' }}>{Story()}</div>],
  play: opened,
}

export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Ask Harbour Motor Group Indooroopilly about pre-delivery availability' },
      { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänspatent', href: '#b' },
    ],
  },
  play: opened,
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await opened(context)
    const list = context.canvas.getByRole('menu').getBoundingClientRect()
    await expect(list.left).toBeGreaterThanOrEqual(0)
    await expect(list.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    await userEvent.click(button)
    const link = canvas.getByRole('link', { name: 'Call the dealer' })
    await waitFor(() => expect(link).toBeVisible())
    await expect(canvasElement.querySelector('[role=menu]')).toBeNull()
  },
}

export const ArrowsHomeEndAndLettersMoveTheFocus: Story = {
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByRole('menuitem', { name })
    const button = canvas.getByRole('button', { name: 'More actions' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Call the dealer')).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Print this page')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item('Share')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Call the dealer')).toHaveFocus()
    await userEvent.keyboard('co')
    await expect(item('Copy the link')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item('Call the dealer')).toHaveFocus()
  },
}

export const ArrowUpOpensAtTheEnd: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More actions' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Share' })).toHaveFocus())
  },
}

export const ChoosingClosesAndGivesTheFocusBack: Story = {
  play: async (context) => {
    const { args, canvas } = context
    await opened(context)
    const list = canvas.getByRole('menu')
    await waitFor(() => expect(within(list).getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.items[1]?.onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(list).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

export const TabLeavesIt: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <a href="#after">After the menu</a>
      </>
    ),
  ],
  play: async (context) => {
    const { canvas } = context
    await opened(context)
    const list = canvas.getByRole('menu')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(list).not.toBeVisible())
    await expect(canvas.getByRole('link', { name: 'After the menu' })).toHaveFocus()
  },
}

export const WhatIsDisabledDoesNothing: Story = {
  args: { items: [{ id: 'reserve', label: 'Reserve', disabled: true, onSelect: fn() }] },
  play: async (context) => {
    await opened(context)
    const entry = context.canvas.getByRole('menuitem', { name: 'Reserve' })
    await waitFor(() => expect(entry).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(context.args.items[0]?.onSelect).not.toHaveBeenCalled()
    await expect(entry).toBeVisible()
  },
}
