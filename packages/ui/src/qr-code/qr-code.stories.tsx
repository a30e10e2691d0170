import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'UI/QR code',
  component: QrCode,
  args: {
    href: 'https://harbour.example.test/cars/2023-toyota-rav4-h10482',
    label: 'This vehicle on your phone',
    children: 'Point your camera at the code, or follow the link.',
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoSentence: Story = { args: { children: undefined, linkText: 'Open on this device' } }

export const Large: Story = { args: { sizePx: 280 } }

export const OnDarkGround: Story = {
  render: (args) => (
    <div data-surface="dark" style={{ padding: 24 }}>
      <QrCode {...args} />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    href: `https://harbour.example.test/search/all?make=${'Mercedes-Benz'.repeat(12)}`,
    label: 'Donaudampfschifffahrtsgesellschaftskapitänspatent on your phone',
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const SaysWhereItLeadsAndLinksThere: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code: This vehicle on your phone' })
    await expect(code.getBoundingClientRect().width).toBe(176)
    const link = canvas.getByRole('link', {
      name: 'harbour.example.test/cars/2023-toyota-rav4-h10482',
    })
    await expect(link).toHaveAttribute('href', args.href)
  },
}
