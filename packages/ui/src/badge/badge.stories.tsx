import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CertifiedIcon } from '../icon/index.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'New Arrival' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const tones = [
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
  'tag',
  'sale',
  'sold',
  'outline',
] as const

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}

export const WithIcon: Story = {
  args: {
    tone: 'success',
    size: 'md',
    children: (
      <>
        <CertifiedIcon size={14} /> Certified
      </>
    ),
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Badge tone="info">Small</Badge>
      <Badge tone="info" size="md">
        Medium
      </Badge>
    </div>
  ),
}

export const LongText: Story = {
  args: {
    tone: 'outline',
    children: 'Demonstrator with 1,204 km, available at Indooroopilly only',
  },
}

export const Narrow: Story = {
  render: () => (
    <div style={{ maxWidth: 120 }}>
      <Badge tone="info">Demonstrator available at Indooroopilly only</Badge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText(/Demonstrator/)
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(120)
  },
}
