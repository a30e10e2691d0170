import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DemonstrationLender } from './demonstration-lender.tsx'

const meta = {
  title: 'Finance/Demonstration lender',
  tags: ['autodocs'],
  component: DemonstrationLender,
  args: {
    lenderName: 'Harbour Drive Finance',
    application: { amountDollars: 26_990, termYears: 5 },
    car: {
      name: '2021 Toyota Corolla Ascent Sport',
      href: '/cars/2021-toyota-corolla-ascent-sport-u10482',
    },
    dealerName: 'Harbour City',
    stockHref: '/search',
    applyHref: '/apply-for-finance',
  },
} satisfies Meta<typeof DemonstrationLender>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'It says what it is, what arrived, and leads back [FIN-090]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Harbour Drive Finance is a demonstration\./)).toBeVisible()
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(facts).toEqual([
      '$26,990',
      '5 years',
      '2021 Toyota Corolla Ascent Sport',
      'Harbour City',
    ])
    await expect(canvas.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute(
      'href',
      '/cars/2021-toyota-corolla-ascent-sport-u10482',
    )
  },
}

export const WithoutACar: Story = { args: { car: null } }

export const NothingArrived: Story = {
  args: { car: null, application: { amountDollars: null, termYears: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for finance' })).toHaveAttribute(
      'href',
      '/apply-for-finance',
    )
  },
}

export const LongNames: Story = {
  args: {
    lenderName: 'The Consolidated Commercial Vehicle and Equipment Finance Company of Queensland',
    dealerName: 'Ironbark Trucks & Motorcycles, Heavy Vehicles and Agricultural Machinery, Yatala',
    car: { name: `2021 ${'Unbreakable'.repeat(8)}`, href: '/cars/long' },
  },
}
