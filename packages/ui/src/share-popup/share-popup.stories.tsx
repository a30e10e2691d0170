import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { createToastStore, Toaster } from '../toast/index.ts'
import { SharePopup } from './share-popup.tsx'

const toasts = createToastStore()

const meta = {
  title: 'UI/Share popup',
  component: SharePopup,
  args: {
    id: 'share',
    url: 'https://harbour.example.test/cars/2023-toyota-rav4-h10482',
    title: '2023 Toyota RAV4 Cruiser',
    toasts,
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => {
    toasts.dismiss()
    const share = Object.getOwnPropertyDescriptor(navigator, 'share')
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
    return () => {
      if (share) Object.defineProperty(navigator, 'share', share)
      else Reflect.deleteProperty(navigator, 'share')
    }
  },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <SharePopup {...args} />
      <Toaster store={toasts} />
    </div>
  ),
} satisfies Meta<typeof SharePopup>

export default meta
type Story = StoryObj<typeof meta>

/** Opens it by its button and waits until it shows. */
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Share' })).toBeVisible())
}

/** Answer of the browser when the page wants to write to the clipboard. */
function clipboardThat(answer: () => Promise<void>) {
  return () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    const writeText = fn(answer)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  }
}

export const Default: Story = { play: opened }

export const Closed: Story = { args: { variant: 'outline' } }

export const WithTheDevicesOwnWays: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: fn(() => Promise.resolve()),
    })
  },
  play: async (context) => {
    await opened(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'More' }))
    await expect(navigator.share).toHaveBeenCalledWith({
      url: context.args.url,
      title: context.args.title,
    })
  },
}

export const LongText: Story = {
  args: { url: `https://harbour.example.test/${'donaudampfschifffahrtsgesellschaft'.repeat(4)}` },
  play: opened,
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

export const OffersFourServicesAndTheAddress: Story = {
  name: 'Offers Facebook, X, WhatsApp, email and copying [D-85]',
  play: async (context) => {
    await opened(context)
    const { args, canvas } = context
    const popup = within(canvas.getByRole('dialog', { name: 'Share' }))
    const names = popup.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['Facebook', 'X', 'WhatsApp', 'Email'])
    await expect(popup.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(args.url)
    await expect(popup.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}

export const AServiceOpensInASmallWindow: Story = {
  name: 'A service opens in a window of 550 by 400 [VDP-104]',
  beforeEach: () => {
    const popup = { opener: window, focus: () => {} } as unknown as Window
    const open = spyOn(window, 'open').mockReturnValue(popup)
    return () => open.mockRestore()
  },
  play: async (context) => {
    await opened(context)
    const link = context.canvas.getByRole('link', { name: 'Facebook' })
    const isFollowed = fireEvent.click(link)
    await expect(isFollowed).toBe(false)
    await expect(window.open).toHaveBeenCalledTimes(1)
    await expect(window.open).toHaveBeenCalledWith(
      link.getAttribute('href'),
      'share',
      expect.stringContaining('width=550,height=400'),
    )
  },
}

export const ABlockedWindowFallsToANewTab: Story = {
  name: 'A blocked window leaves the link to open a new tab [D-85]',
  beforeEach: () => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    // The tab itself would leave the story; whether the link is followed is known before that.
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a'))) return
      followed = !event.defaultPrevented
      event.preventDefault()
    }
    let followed = false
    window.addEventListener('click', stay)
    Reflect.set(window, 'wasFollowed', () => followed)
    return () => {
      open.mockRestore()
      window.removeEventListener('click', stay)
      Reflect.deleteProperty(window, 'wasFollowed')
    }
  },
  play: async (context) => {
    await opened(context)
    const link = context.canvas.getByRole('link', { name: 'WhatsApp' })
    await userEvent.click(link)
    await expect(window.open).toHaveBeenCalledTimes(1)
    await expect(Reflect.get(window, 'wasFollowed')()).toBe(true)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const CopyingSaysCopied: Story = {
  name: "Copying says 'Copied' for 1.5 s [VDP-102] [VDP-105]",
  beforeEach: clipboardThat(() => Promise.resolve()),
  play: async (context) => {
    await opened(context)
    const { args, canvas } = context
    const timers = spyOn(window, 'setTimeout')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    const delaysMs = timers.mock.calls.map(([, delayMs]) => delayMs)
    timers.mockRestore()
    await expect(delaysMs).toContain(1500)
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.url)
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByRole('status')).toHaveTextContent('Copied')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible())
  },
}

export const CopyingShowsAToast: Story = {
  name: 'Copying shows a toast for 3 s where the dealer wants one [VDP-103]',
  args: { copyNotice: 'toast' },
  beforeEach: clipboardThat(() => Promise.resolve()),
  play: async (context) => {
    await opened(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByText('Link copied')).toBeVisible())
    await expect(toasts.current()).toMatchObject({ title: 'Link copied', durationMs: 3000 })
    await expect(canvas.queryByRole('button', { name: 'Copied' })).toBeNull()
  },
}

export const ARefusedClipboardIsSaid: Story = {
  name: "A refused clipboard shows 'Unable to copy the link.' [D-85]",
  beforeEach: clipboardThat(() => Promise.reject(new Error('denied'))),
  play: async (context) => {
    await opened(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(toasts.current()?.title).toBe('Unable to copy the link.'))
    await waitFor(() => expect(canvas.getByText('Unable to copy the link.')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Copied' })).toBeNull()
  },
}
