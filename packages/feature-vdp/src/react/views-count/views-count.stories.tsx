import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ViewsCount } from './views-count.tsx'

const meta = {
  title: 'Vehicle/Views count',
  component: ViewsCount,
  args: { views: 1204 },
} satisfies Meta<typeof ViewsCount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204 views')).toBeVisible()
  },
}

export const Once: Story = { args: { views: 1 } }

export const NoViewsAreNotShown: Story = {
  args: { views: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 view')).not.toBeVisible()
  },
}
