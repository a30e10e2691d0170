import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aStorage } from '../../testing/storage.ts'
import { sendEvent } from '../events/send-event.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { startTagManager } from './start-tag-manager.ts'

const meta = {
  title: 'Leads/Consent banner',
  tags: ['autodocs'],
  component: ConsentBanner,
  args: { containerId: 'GTM-STORY1', privacyHref: '#privacy' },
} satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

const now = new Date('2027-06-30T12:00:00+10:00')
const source = 'data:text/javascript,//'

function bannerIn(canvasElement: HTMLElement): HTMLElement {
  const banner = canvasElement.querySelector<HTMLElement>('[data-tag-manager]')
  if (!banner) throw new Error('expected a banner')
  return banner
}

/** A visit with what the browser keeps, and the queue of the tags, which each story leaves as it found it. */
function visit(canvasElement: HTMLElement, storage: Storage | ReturnType<typeof aStorage> | null) {
  const banner = bannerIn(canvasElement)
  startTagManager(banner, { siteId: 'story', storage, now, refuses: false, source })
  return banner
}

const queue = () => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer
const scripts = () => document.head.querySelectorAll('script[src$="?id=GTM-STORY1"]')

const forgetTags = () => () => {
  delete (window as { dataLayer?: unknown }).dataLayer
  for (const script of scripts()) script.remove()
}

const printAt = (url: string) =>
  sendEvent({ eventId: 61, carId: 7, dealershipId: 3 }, () => ({
    siteId: 'story',
    address: url,
    now,
    fetch: () => Promise.resolve(new Response(null, { status: 204 })),
    warn: () => undefined,
  }))

export const Default: Story = {
  name: 'It asks who has not answered, and loads nothing meanwhile [D-100]',
  beforeEach: forgetTags,
  play: async ({ canvas, canvasElement }) => {
    await expect(bannerIn(canvasElement)).not.toBeVisible()
    await expect(visit(canvasElement, aStorage())).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expect(scripts()).toHaveLength(0)
    await expect(queue()).toBeUndefined()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: forgetTags,
  play: async ({ canvasElement }) => {
    await expect(visit(canvasElement, aStorage())).toBeVisible()
  },
}

export const Agreed: Story = {
  name: 'Who agrees is counted with the events of the page, and not asked again [D-100]',
  beforeEach: forgetTags,
  play: async ({ canvas, canvasElement }) => {
    const storage = aStorage()
    const banner = visit(canvasElement, storage)
    printAt('https://story.example/cars/before')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, that’s fine' }))
    await expect(banner).not.toBeVisible()
    await expect(scripts()).toHaveLength(1)
    printAt('https://story.example/cars/after')
    const prints = queue()?.filter(({ event }) => event === 'print')
    await expect(prints?.slice(-2)).toEqual(
      ['before', 'after'].map((page) => ({
        event: 'print',
        event_id: 61,
        car_id: 7,
        dealership_id: 3,
        page_location: `https://story.example/cars/${page}`,
      })),
    )
    await expect(storage.getItem('story:consent')).toBe(
      '{"v":1,"data":{"agrees":true,"at":"2027-06-30T02:00:00.000Z"}}',
    )
    await expect(visit(canvasElement, storage)).not.toBeVisible()
  },
}

export const Declined: Story = {
  name: 'Who declines is not counted, not asked again, and may change the answer [D-100]',
  beforeEach: forgetTags,
  render: (args) => (
    <>
      <button type="button" hidden data-change-consent>
        Change my answer
      </button>
      <ConsentBanner {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const storage = aStorage()
    const banner = visit(canvasElement, storage)
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }))
    await expect(banner).not.toBeVisible()
    await expect(scripts()).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answer' }))
    await expect(banner).toBeVisible()
    await expect(within(banner).getByRole('button', { name: 'No, thanks' })).toHaveFocus()
    await userEvent.click(within(banner).getByRole('button', { name: 'Yes, that’s fine' }))
    await expect(scripts()).toHaveLength(1)
  },
}

export const AnsweredElsewhere: Story = {
  name: 'An answer given in another tab holds here too, and on a page the browser goes back to [D-100]',
  beforeEach: forgetTags,
  play: async ({ canvasElement }) => {
    const storage = aStorage()
    const banner = visit(canvasElement, storage)
    window.dispatchEvent(new StorageEvent('storage', { key: 'story:favourites' }))
    await expect(banner).toBeVisible()
    const answer = '{"v":1,"data":{"agrees":true,"at":"2027-06-30T01:00:00Z"}}'
    storage.setItem('story:consent', answer)
    window.dispatchEvent(new StorageEvent('storage', { key: 'story:consent' }))
    await expect(banner).not.toBeVisible()
    await expect(scripts()).toHaveLength(1)
  },
}

export const CoversNothing: Story = {
  name: 'What stands at the foot of the window is told its height, and moves above it [D-100]',
  globals: { viewport: { value: 'phone' } },
  beforeEach: forgetTags,
  play: async ({ canvas, canvasElement }) => {
    const covered = () => document.documentElement.style.getPropertyValue('--covered-bottom')
    const banner = visit(canvasElement, aStorage())
    await waitFor(() => expect(covered()).toBe(`${banner.offsetHeight}px`))
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }))
    await waitFor(() => expect(covered()).toBe('0px'))
  },
}

export const ABrowserThatRefuses: Story = {
  name: 'A browser that refuses for its owner, or keeps nothing, is not asked [D-100]',
  beforeEach: forgetTags,
  play: async ({ canvasElement }) => {
    const banner = bannerIn(canvasElement)
    const storage = aStorage({
      'story:consent': '{"v":1,"data":{"agrees":true,"at":"2027-06-01T00:00:00Z"}}',
    })
    startTagManager(banner, { siteId: 'story', storage, now, refuses: true, source })
    startTagManager(banner, { siteId: 'story', storage: null, now, refuses: false, source })
    await expect(banner).not.toBeVisible()
    await expect(scripts()).toHaveLength(0)
  },
}
