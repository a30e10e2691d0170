import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, mocked, userEvent } from 'storybook/test'
import { guardOffline } from './guard-offline.ts'

const words = 'You are offline. We will carry on as soon as the connection returns.'

/** Stands for the server: what would leave the page comes here. */
const leave = fn<(what: string) => void>()

/** A page that is left by a link and a form, and has a place and a form of its own. */
function Page() {
  useEffect(() => {
    const end = new AbortController()
    const until = { signal: end.signal }
    guardOffline(document, end.signal)
    const left = (event: Event) => {
      const { target, type } = event
      if (type === 'click' && !(target instanceof Element && target.closest('a'))) return
      if (!event.defaultPrevented) leave(type)
      event.preventDefault()
    }
    addEventListener('click', left, until)
    addEventListener('submit', left, until)
    return () => end.abort()
  }, [])
  return (
    <main>
      <a href="/search">Search</a>
      <a href="#place">A place of this page</a>
      <a href="tel:+61755501234">Call</a>
      <form action="/contact" method="post">
        <label>
          Message
          <input name="message" />
        </label>
        <button type="submit">Send</button>
      </form>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Handled here</button>
      </form>
      <output hidden data-offline={words} />
    </main>
  )
}

const meta = {
  title: 'Islands/Offline',
  component: Page,
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach() {
    let isOnline = true
    const own = Object.getOwnPropertyDescriptor(navigator, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    const end = new AbortController()
    const note = ({ type }: Event) => {
      isOnline = type === 'online'
    }
    for (const type of ['online', 'offline'])
      addEventListener(type, note, { capture: true, signal: end.signal })
    mocked(leave).mockClear()
    return () => {
      end.abort()
      if (own) Object.defineProperty(navigator, 'onLine', own)
      else Reflect.deleteProperty(navigator, 'onLine')
    }
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const lose = () => dispatchEvent(new Event('offline'))
const regain = () => dispatchEvent(new Event('online'))

export const AFormWaitsForTheConnectionWithItsWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'From the shed')
    lose()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(words)
    await expect(leave).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Message')).toHaveValue('From the shed')
    regain()
    await expect(mocked(leave).mock.calls).toEqual([['submit']])
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const ALinkIsForgottenOnEscape: Story = {
  play: async ({ canvas }) => {
    lose()
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }))
    await expect(leave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent(words)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('status')).toBeNull()
    regain()
    await expect(leave).not.toHaveBeenCalled()
  },
}

export const WhatStaysOnThePageIsLeftAlone: Story = {
  play: async ({ canvas }) => {
    lose()
    await userEvent.click(canvas.getByRole('link', { name: 'A place of this page' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Call' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Handled here' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(mocked(leave).mock.calls).toEqual([['click'], ['click']])
    regain()
  },
}

export const OnlineEverythingGoesOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(mocked(leave).mock.calls).toEqual([['click'], ['submit']])
  },
}
