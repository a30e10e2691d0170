import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SoldNotice } from './sold-notice.tsx'

const meta = {
  title: 'Vehicle/Sold notice',
  component: SoldNotice,
  args: {
    sentence: 'Unfortunately this car recently sold.',
    similarHref: '/cars/2021-mazda-cx-5/enquire?similar=1',
  },
} satisfies Meta<typeof SoldNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SOLD')).toBeVisible()
    await expect(canvas.getByText('Unfortunately this car recently sold.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      '/cars/2021-mazda-cx-5/enquire?similar=1',
    )
  },
}
