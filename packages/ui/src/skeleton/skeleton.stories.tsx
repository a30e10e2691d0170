import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton style={{ width: '40%' }} />
      <Skeleton shape="circle" />
      <Skeleton shape="control" />
    </div>
  ),
}

export const Narrow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 160 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  ),
}

export const OnADarkGround: Story = { globals: { surface: 'dark' } }

export const SaysNothingToAssistiveTechnology: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fc-skeleton')).toHaveAttribute('aria-hidden', 'true')
  },
}
