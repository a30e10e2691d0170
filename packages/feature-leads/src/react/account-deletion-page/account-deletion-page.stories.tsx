import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { listDeletedThings, listLastingThings } from '../../model/account/account-deletion.ts'
import { AccountDeletionPage } from './account-deletion-page.tsx'

const features = {
  watchlist: true,
  savedSearches: true,
  spinToWin: true,
  reserve: true,
  onlinePayment: true,
}
const site = { name: 'Harbour Motor Group', features, privacy: { keepLeadsDays: 730 } }

const meta = {
  title: 'Leads/Account deletion page',
  component: AccountDeletionPage,
  args: {
    dealerName: site.name,
    account: '0b8f3c1e-7b0e-4a53-9d5e-3a54b2f3c001',
    mobile: '0412 345 678',
    deleted: listDeletedThings(site),
    lasting: listLastingThings(site),
    garageHref: '/my-garage',
    contactHref: '/contact',
  },
} satisfies Meta<typeof AccountDeletionPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unconfirmed: Story = {
  name: 'Without the tick it says so beside the box',
  args: { fault: 'unconfirmed' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /Yes, delete my account/ })
    await expect(box).toHaveAccessibleDescription('Tick the box to delete your account.')
    await expect(box).not.toBeChecked()
  },
}

export const Failed: Story = {
  args: { fault: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be deleted')
  },
}

export const Deleted: Story = {
  name: 'Afterwards it says what is done, and asks for nothing',
  args: { account: null, mobile: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('signed out on every device')
    await expect(canvasElement.querySelector('form')).toBeNull()
    await expect(canvasElement.querySelector('[data-forget-visitor]')).not.toBeNull()
  },
}

const bare = {
  watchlist: false,
  savedSearches: false,
  spinToWin: false,
  reserve: false,
  onlinePayment: false,
}

export const FewFeatures: Story = {
  args: {
    deleted: listDeletedThings({ features: bare }),
    lasting: listLastingThings({ ...site, features: bare }),
  },
}

const longName = 'Harbour and Northern Beaches Motor Group of New South Wales'

export const LongNames: Story = {
  args: { dealerName: longName, lasting: listLastingThings({ ...site, name: longName }) },
}

export const TickingTheBoxConfirms: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    const form = canvasElement.querySelector('form')
    if (!form) throw new Error('no form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('action', '/my-garage/delete-account')
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      account: '0b8f3c1e-7b0e-4a53-9d5e-3a54b2f3c001',
      confirm: 'yes',
    })
  },
}
