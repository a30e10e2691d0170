import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Gauge } from './gauge.tsx'
import type { GaugeRange } from './gauge-ranges.ts'

const creditRanges: readonly GaugeRange[] = [
  { from: 0, label: 'Below average', tone: 'danger' },
  { from: 460, label: 'Average', tone: 'warning' },
  { from: 661, label: 'Good', tone: 'info' },
  { from: 735, label: 'Very good', tone: 'success' },
  { from: 853, label: 'Excellent', tone: 'success' },
]

const marketRanges: readonly GaugeRange[] = [
  { from: 48_000, label: 'Below market price', tone: 'success' },
  { from: 52_000, label: 'Around market price', tone: 'info' },
  { from: 56_000, label: 'Above market price', tone: 'warning' },
]

const meta = {
  title: 'UI/Gauge',
  component: Gauge,
  args: { label: 'Credit score', value: 742, max: 1200, ranges: creditRanges },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Gauge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Arc: Story = { args: { shape: 'arc' } }

export const MarketPrice: Story = {
  args: {
    label: 'Price against 38 similar vehicles',
    value: 50_990,
    min: 48_000,
    max: 60_000,
    ranges: marketRanges,
    formatValue: (amount) => `$${amount.toLocaleString('en-AU')}`,
    endTexts: ['$48,000', '$60,000'],
  },
}

export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Gauge {...args} value={0} />
      <Gauge {...args} value={1200} />
      <Gauge {...args} shape="arc" value={0} />
      <Gauge {...args} shape="arc" value={1200} />
    </div>
  ),
}

export const WithoutRanges: Story = {
  args: {
    ranges: undefined,
    label: 'Battery health',
    value: 93,
    max: 100,
    formatValue: (v) => `${v}%`,
  },
}

export const LongText: Story = {
  args: {
    label:
      'How the drive-away price compares with vehicles of the same year, kilometres and equipment',
    ranges: [
      { from: 0, label: 'Noch keine Vergleichsfahrzeuge in Ihrer Umgebung', tone: 'neutral' },
    ],
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 180, display: 'grid', gap: 24 }}>
      <Gauge {...args} />
      <Gauge {...args} shape="arc" />
    </div>
  ),
}

export const IsAMeterInWords: Story = {
  render: (args) => (
    <>
      <Gauge {...args} />
      <Gauge {...args} shape="arc" label="Your score" value={459} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole<HTMLMeterElement>('meter', {
      name: 'Credit score',
    })
    await expect([meter.min, meter.value, meter.max]).toEqual([0, 742, 1200])
    await expect(meter).toHaveAttribute('aria-valuetext', '742, Very good')
    await expect(within(canvasElement).getByRole('meter', { name: 'Your score' })).toHaveAttribute(
      'aria-valuetext',
      '459, Below average',
    )
  },
}
