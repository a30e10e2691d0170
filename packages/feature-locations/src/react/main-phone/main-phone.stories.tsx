import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aLocation } from '../../testing/index.ts'
import { MainPhone } from './main-phone.tsx'

const locations = [
  aLocation({
    primary: true,
    contact_detail: { ...aLocation().contact_detail, phone: '07 5550 1234' },
  }),
]
const siteWith = (header: { showPhone: boolean }) => ({ ...aSite({ header }), locations })

const meta = {
  title: 'Locations/Main phone',
  tags: ['autodocs'],
  component: MainPhone,
  args: { site: siteWith({ showPhone: true }), className: '', textClassName: '' },
} satisfies Meta<typeof MainPhone>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Call 07 5550 1234' })
    await expect(link).toHaveAttribute('href', 'tel:0755501234')
    await expect(link).toHaveTextContent('07 5550 1234')
  },
}

export const Off: Story = {
  name: 'A dealer who shows no number has no link',
  args: { site: siteWith({ showPhone: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
