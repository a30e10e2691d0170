import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta = {
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Uploading photos', value: 40 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Indeterminate: Story = {
  args: { label: 'Looking up your vehicle', value: null },
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Looking up your vehicle' })
    await expect(bar).not.toHaveAttribute('value')
    await expect(bar.matches(':indeterminate')).toBe(true)
  },
}

export const InWords: Story = {
  args: { label: 'Trade-in photos', value: 2, max: 3, valueText: '2 of 3' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>('progressbar', {
      name: 'Trade-in photos',
    })
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 3')
    await expect(bar.position).toBeCloseTo(2 / 3, 5)
  },
}

export const Done: Story = {
  args: { value: 100, tone: 'success', valueText: 'Done', label: 'Photos uploaded' },
}

export const Failed: Story = {
  args: {
    value: 62,
    tone: 'danger',
    valueText: 'Stopped',
    note: 'The connection was lost. Your photos are still here; try again.',
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Progress label="Step 2 of 4" value={2} max={4} valueText={null} />
      <Progress label="Step 2 of 4, thin" value={2} max={4} valueText={null} size="sm" />
      <Progress label="Nothing yet" value={0} />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label:
      'Uploading the logbook, the service history and both registration papers of your vehicle',
    valueText: '12 of 14 documents',
    value: 12,
    max: 14,
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 200 }}>{Story()}</div>],
}

export const AValueOutsideItsRangeIsDrawnAtTheEdge: Story = {
  args: { value: 130 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>('progressbar')
    await expect(bar.position).toBe(1)
    await expect(within(canvasElement).getByText('100%')).toBeVisible()
  },
}
