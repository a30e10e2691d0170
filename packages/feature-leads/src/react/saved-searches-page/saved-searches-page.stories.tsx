import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SavedSearchesPage } from './saved-searches-page.tsx'

const corolla = {
  id: '0b0e6f5e-6d1c-4c0e-9a53-0d9b0a4c7a01',
  title: 'Toyota, Corolla, Up to $30,000',
  address: '/search?make=Toyota&make_model=Toyota+Corolla&price=:30000',
  isMailed: true,
}
const utes = {
  id: '0b0e6f5e-6d1c-4c0e-9a53-0d9b0a4c7a02',
  title: 'Utes for the farm',
  address: '/search?body=Ute',
  isMailed: false,
}
const draft = { address: '/search?make=Kia', title: 'Kia', count: 12, optIn: true }

const meta = {
  title: 'Leads/Saved searches page',
  component: SavedSearchesPage,
  args: {
    searches: [corolla, utes],
    draft: null,
    email: 'ann.lee@example.com',
    noun: { one: 'car', many: 'cars' },
    searchHref: '/search',
    garageHref: '/my-garage',
  },
} satisfies Meta<typeof SavedSearchesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: utes.title })).toHaveAttribute(
      'href',
      utes.address,
    )
    await expect(
      canvas.getByRole('button', { name: `Stop emails about ${corolla.title}` }),
    ).toHaveAttribute('name', 'mails_off')
    await expect(
      canvas.getByRole('button', { name: `Email me about ${utes.title}` }),
    ).toHaveAttribute('name', 'mails_on')
    await expect(canvas.getByText('Emails go to ann.lee@example.com.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { searches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No saved searches yet')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ToSave: Story = {
  args: { searches: [], draft },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12 cars match now.')).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', {
        name: 'Email ann.lee@example.com when a new car matches or a price drops',
      }),
    ).toBeChecked()
    const form = canvasElement.querySelector('form')
    await expect(form && Object.fromEntries(new FormData(form).entries())).toEqual({
      save: '/search?make=Kia',
      title: 'Kia',
      opt_in: 'true',
    })
  },
}

export const OneMatch: Story = {
  args: { draft: { ...draft, count: 1, optIn: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 car matches now.')).toBeVisible()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const TooWideForEmails: Story = {
  args: { searches: [], draft: { ...draft, count: 1001 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This search finds more than 1,000 cars/)).toBeVisible()
    await expect(canvas.getByText('1,001 cars match now.')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save search' })).toBeVisible()
  },
}

export const WidestForEmails: Story = {
  args: { searches: [], draft: { ...draft, count: 1000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeVisible()
  },
}

export const NoEmail: Story = {
  name: 'Where nothing can be emailed',
  args: { email: '', draft },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /emails? / })).toBeNull()
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your search is saved.')).toBeVisible()
  },
}

export const Full: Story = {
  args: { draft: { ...draft, title: 'Kias for Ann' }, fault: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can save up to 20 searches/)).toBeVisible()
    await expect(canvas.getByLabelText('Name of the search')).toHaveValue('Kias for Ann')
  },
}

export const Gone: Story = {
  name: 'A search that no longer exists',
  args: { fault: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This search no longer exists/)).toBeVisible()
  },
}

export const SearchIsDown: Story = {
  name: 'While the search does not answer [ERR-005]',
  args: { searches: [], draft: { ...draft, count: null }, fault: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your search could not be saved just now/)).toBeVisible()
    await expect(canvas.queryByText(/match now/)).toBeNull()
    await expect(canvas.getByLabelText('Name of the search')).toHaveValue('Kia')
  },
}

export const Unsubscribed: Story = {
  args: { isUnsubscribed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has unsubscribed, so nothing is emailed/)).toBeVisible()
  },
}
