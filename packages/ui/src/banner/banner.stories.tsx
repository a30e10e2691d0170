import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from './banner.tsx'
import { readDismissedBanners } from './dismissed.ts'

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: {
    children: 'This vehicle is located at Cairns.',
    link: { href: '#directions', text: 'Get directions' },
    onDismiss: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Banner {...args} label="Location" />
      <Banner
        {...args}
        tone="promo"
        label="Offer"
        title="Runout sale."
        link={{ href: '#offers', text: 'See all offers' }}
      >
        $2,000 factory bonus on every 2026 plated ute.
      </Banner>
      <Banner {...args} tone="info" label="Hours" link={undefined}>
        Service is closed on Tuesday 26 January for the public holiday.
      </Banner>
      <Banner {...args} tone="warning" label="Delay" link={undefined}>
        Deliveries to Far North Queensland take three days longer at the moment.
      </Banner>
      <Banner
        {...args}
        tone="danger"
        label="Recall"
        title="Safety recall."
        link={{ href: '#recall', text: 'Check your VIN' }}
      >
        Airbags of some 2012 to 2018 models must be replaced, free of charge.
      </Banner>
    </div>
  ),
}

export const Centred: Story = { args: { align: 'center', tone: 'promo', icon: null } }

export const Permanent: Story = {
  args: { dismissible: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Hide this message')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Severe weather in Queensland and northern New South Wales.',
    children:
      'Our yards at Cairns, Townsville and Mackay stay closed until the warning is lifted. Test drives already booked move to the first open day, and we call everyone who has a delivery this week.',
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('region', { name: 'Announcement' })
    await expect(banner.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const EscapeRouteByKeyboard: Story = {
  name: 'The keyboard hides it, and the cookie of this browser session remembers it [D-45]',
  args: { rememberAs: 'story.located at Cairns' },
  beforeEach: () => {
    document.cookie = 'fc-dismissed=; Path=/; Max-Age=0'
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const banner = canvas.getByRole('region', { name: 'Announcement' })
    await expect(banner).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Hide this message').closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('Hide this message'))
    await waitFor(() => expect(banner).not.toBeVisible())
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await expect(readDismissedBanners(document.cookie)).toEqual(['story.located at Cairns'])
    document.cookie = 'fc-dismissed=; Path=/; Max-Age=0'
  },
}

export const OneHiddenBeforeStaysAway: Story = {
  args: { rememberAs: 'located-cairns' },
  beforeEach: () => {
    document.cookie = 'fc-dismissed=located-cairns; Path=/'
    return () => {
      document.cookie = 'fc-dismissed=; Path=/; Max-Age=0'
    }
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull())
  },
}
