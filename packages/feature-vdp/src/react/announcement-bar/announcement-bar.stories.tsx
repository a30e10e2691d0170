import { readDismissedBanners } from '@forecourt/ui/banner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AnnouncementBar } from './announcement-bar.tsx'

const locatedAt = {
  text: 'Located at Capalaba',
  directionsHref: 'https://www.google.com/maps/search/?api=1&query=Capalaba',
  rememberAs: 'located-7',
}

/** A story that hid the bar before must not hide it here. */
function forget() {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the bar's own way to remember
  document.cookie = 'fc-dismissed=; Path=/; Max-Age=0'
}

const meta = {
  title: 'Vehicle/Announcement bar',
  component: AnnouncementBar,
  args: { locatedAt },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    forget()
    return forget
  },
} satisfies Meta<typeof AnnouncementBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: "It reads 'Located at {city}' and has Get Directions [VDP-068] [VDP-069]",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toBeVisible()
    await expect(canvas.getByText('Located at Capalaba')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Capalaba',
    )
  },
}

export const LongCity: Story = {
  args: {
    locatedAt: { ...locatedAt, text: 'Located at Upper Caboolture Northern Peninsula Area' },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const ItIsHiddenAndRemembered: Story = {
  name: 'It can be dismissed, which is remembered for this location [VDP-071]',
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('region', { name: 'Announcement' })
    const hide = canvasElement.querySelector('summary')
    await expect(hide).toHaveAccessibleName('Hide this message')
    if (hide) await userEvent.click(hide)
    await expect(bar).not.toBeVisible()
    await waitFor(() => expect(readDismissedBanners(document.cookie)).toEqual(['located-7']))
  },
}
