import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, MouseEvent } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
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

/** Opens it by its button and waits until the machine has come and it shows. */
const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.label }))
  await waitFor(() => expect(canvas.getByRole('menu', { name: args.label })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus())
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Waits until the list, which has the focus, marks an entry. */
const marks = (canvas: Canvas, name: string) =>
  waitFor(() =>
    expect(canvas.getByRole('menu')).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('menuitem', { name }).id,
    ),
  )

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

export const ArrowsHomeEndAndLettersMarkAnEntry: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    button.focus()
    await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await marks(canvas, 'Call the dealer')
    await expect(canvas.getByRole('menu')).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{ArrowDown}')
    await marks(canvas, 'Print this page')
    await userEvent.keyboard('{End}')
    await marks(canvas, 'Share')
    await userEvent.keyboard('{ArrowDown}')
    await marks(canvas, 'Call the dealer')
    await userEvent.keyboard('co')
    await marks(canvas, 'Copy the link')
    await userEvent.keyboard('{Home}')
    await marks(canvas, 'Call the dealer')
  },
}

export const WithoutTheMachineItIsAPopoverOfLinksAndButtons: Story = {
  play: async ({ args, canvas }) => {
    // No pointer and no focus: nobody reached for it, so that nothing is loaded.
    canvas.getByRole('button', { name: 'More actions' }).click()
    const link = canvas.getByRole('link', { name: 'Call the dealer' })
    await waitFor(() => expect(link).toBeVisible())
    await expect(canvas.queryByRole('menu')).toBeNull()
    canvas.getByRole('button', { name: 'Print this page' }).click()
    await expect(args.items[1]?.onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(link).not.toBeVisible())
  },
}

export const AKeyBeforeTheMachineIsNotLost: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    await expect(button).not.toHaveAttribute('aria-haspopup')
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    await marks(canvas, 'Share')
  },
}

export const ChoosingClosesAndGivesTheFocusBack: Story = {
  play: async (context) => {
    const { args, canvas } = context
    await opened(context)
    const list = canvas.getByRole('menu')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await marks(canvas, 'Print this page')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.items[1]?.onSelect).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(list).not.toBeVisible())
    const button = canvas.getByRole('button', { name: 'More actions' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(list).toHaveAttribute('data-state', 'closed')
  },
}

export const APressOpensAndClosesIt: Story = {
  play: async (context) => {
    const { args, canvas } = context
    const button = canvas.getByRole('button', { name: 'More actions' })
    await opened(context)
    const list = canvas.getByRole('menu')
    await userEvent.click(button)
    await waitFor(() => expect(list).not.toBeVisible())
    await opened(context)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy the link' }))
    await expect(args.items[2]?.onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(list).not.toBeVisible())
    await opened(context)
    await userEvent.click(document.body)
    await waitFor(() => expect(list).not.toBeVisible())
  },
}

/** A busy browser draws its next frame late. */
export const TheFocusWaitsForNoFrame: Story = {
  play: async (context) => {
    const { canvas } = context
    await opened(context)
    const list = canvas.getByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list).not.toBeVisible())
    const nextFrame = spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    await opened(context)
    nextFrame.mockRestore()
  },
}

export const TheFocusReachesItAlsoAsItFades: Story = {
  play: async (context) => {
    await opened(context)
    const list = context.canvas.getByRole('menu')
    context.canvas.getByRole('button', { name: 'More actions' }).focus()
    list.hidePopover()
    await waitFor(() => expect(list.getAnimations().length).toBeGreaterThan(0))
    // The end of a fade that no frame has drawn yet.
    for (const fade of list.getAnimations()) fade.finish()
    list.showPopover()
    list.focus()
    await expect(list).toHaveFocus()
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
    await userEvent.tab()
    await waitFor(() => expect(list).not.toBeVisible())
    await expect(canvas.getByRole('link', { name: 'After the menu' })).toHaveFocus()
  },
}

export const WhatIsDisabledDoesNothing: Story = {
  args: {
    items: [
      { id: 'reserve', label: 'Reserve', disabled: true, onSelect: fn() },
      { id: 'call', label: 'Call the dealer', href: '#call' },
    ],
  },
  play: async (context) => {
    const { args, canvas } = context
    await opened(context)
    const entry = canvas.getByRole('menuitem', { name: 'Reserve' })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await marks(canvas, 'Call the dealer')
    await userEvent.click(entry)
    await expect(args.items[0]?.onSelect).not.toHaveBeenCalled()
    await expect(entry).toBeVisible()
  },
}

const visit = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault())

/** As the link of a router: it has its own element and hears its own presses. */
function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  )
}

export const AsTheElementsOfARouter: Story = {
  args: {
    trigger: <Button variant="quiet">My account</Button>,
    items: [
      { id: 'saved', label: 'Saved', asChild: <RouterLink href="#saved" onClick={visit} /> },
      { id: 'out', label: 'Sign out', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    visit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }))
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'My account' })).toBeVisible())
    const entry = canvas.getByRole('menuitem', { name: 'Saved' })
    await expect(entry).toHaveAttribute('data-router')
    await expect(entry).toHaveAttribute('href', '#saved')
    await userEvent.click(entry)
    await expect(visit).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(entry).not.toBeVisible())
  },
}
