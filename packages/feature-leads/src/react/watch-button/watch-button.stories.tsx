import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { WatchlistCalls } from '../../model/watchlist/watchlist-calls.ts'
import { CarListsForm } from '../favourite-button/favourite-button.tsx'
import { connectWatchlist } from '../watchlist/connect-watchlist.ts'
import { WatchButton } from './watch-button.tsx'

const corolla = { id: 7, name: '2021 Toyota Corolla' }

const meta = {
  title: 'Leads/Watch button',
  component: WatchButton,
  args: { car: corolla },
} satisfies Meta<typeof WatchButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Watch 2021 Toyota Corolla', pressed: false })
    await expect(button).toHaveTextContent('Watch')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Watched: Story = {
  name: 'A watched vehicle leads to the list, "View List" [SITE-055]',
  args: { isWatched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View List' })).toHaveAttribute(
      'href',
      '/watchlist',
    )
  },
}

export const Sold: Story = {
  name: 'A sold vehicle has no button unless it is watched [LEAD-071]',
  args: { isSold: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SoldAndWatched: Story = {
  name: 'A sold vehicle that is watched can be taken off the list [LEAD-072]',
  args: { isSold: true, isWatched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
  },
}

export const OnAPhoto: Story = {
  args: { isWatched: true, on: 'photo' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Watch 2021 Toyota Corolla', pressed: true })
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const WithoutScript: Story = {
  name: 'Without script it sends the form of the page [PLUS-026]',
  render: (args) => (
    <>
      <CarListsForm />
      <WatchButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button')
    await expect(button.form?.method).toBe('post')
    await expect(new URL(button.formAction).pathname).toBe('/watchlist')
    await expect([button.name, button.value]).toEqual(['save', '7'])
  },
}

const onFailure = fn<(failure: { message: string }) => void>()
const onSignIn = fn<(button: HTMLButtonElement) => void>()

/** A page whose calls a story decides. */
function Connected({
  calls,
  isSold = false,
}: {
  calls: Partial<WatchlistCalls>
  isSold?: boolean
}) {
  useEffect(() => {
    const all: WatchlistCalls = {
      user: async () => ({ phone: '0412345678' }),
      list: async () => [],
      save: async () => ({ success: true }),
      remove: async () => ({ success: true }),
      ...calls,
    }
    return connectWatchlist(document, { calls: all, onFailure, onSignIn })
  }, [calls])
  return (
    <>
      <CarListsForm />
      <WatchButton car={corolla} isSold={isSold} />
    </>
  )
}

let settle: (answer: { success: false; error: string }) => void = () => undefined

const waiting: Partial<WatchlistCalls> = {
  save: () =>
    new Promise((resolve) => {
      settle = resolve
    }),
}

export const Failed: Story = {
  name: 'It is watched at once, and undone with the words of what failed [LEAD-068] [LEAD-074] [LEAD-076]',
  render: () => <Connected calls={waiting} />,
  play: async ({ canvas }) => {
    onFailure.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(onFailure).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View List' })).toBeVisible())
    settle({ success: false, error: 'No connection.' })
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    await expect(onFailure).toHaveBeenCalledWith({ message: 'No connection.' })
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

const stranger: Partial<WatchlistCalls> = { user: async () => null }

export const SignedOut: Story = {
  name: 'Somebody who is not signed in is led to sign in [LEAD-070]',
  render: () => <Connected calls={stranger} />,
  play: async ({ canvas }) => {
    onSignIn.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(onSignIn).toHaveBeenCalledWith(button))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

const listed: Partial<WatchlistCalls> = { list: async () => [{ id: 7 }] }

export const SoldMeanwhile: Story = {
  name: 'The button of a sold vehicle appears once the list has it, and goes when it is taken off [LEAD-069] [LEAD-072]',
  render: () => <Connected calls={listed} isSold />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { pressed: true })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
