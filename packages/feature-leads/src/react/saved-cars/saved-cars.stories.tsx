import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SavedCars } from './saved-cars.tsx'

const meta = {
  title: 'Leads/Saved cars',
  component: SavedCars,
  args: {
    count: 2,
    noun: { one: 'car', many: 'cars' },
    searchHref: '/search',
    children: <p>Two cars stand here.</p>,
  },
} satisfies Meta<typeof SavedCars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneIsGone: Story = {
  args: { goneCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 car you saved is no longer for sale.')).toBeVisible()
  },
}

export const AllAreGone: Story = {
  args: { count: 0, goneCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 cars you saved are no longer for sale.')).toBeVisible()
    await expect(canvas.queryByText('Two cars stand here.')).toBeNull()
  },
}

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Our Stock' })).toHaveAttribute(
      'href',
      '/search',
    )
  },
}

export const Narrow: Story = { args: { count: 0 }, globals: { viewport: { value: 'narrow' } } }
