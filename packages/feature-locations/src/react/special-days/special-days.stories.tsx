import { connectDialogOpeners } from '@forecourt/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SpecialDaysDialog } from './special-days.tsx'

const days = [
  {
    date: '2026-12-24',
    dateText: 'Thursday 24 December 2026',
    name: 'Christmas Eve',
    text: '8:30 am - 1:00 pm',
    places: [],
  },
  {
    date: '2026-12-26',
    dateText: 'Saturday 26 December 2026',
    name: 'Boxing Day',
    text: 'Closed',
    places: ['Harbour Toyota Hamilton', 'Harbour Mazda Capalaba'],
  },
]

const meta = {
  title: 'Locations/Holiday hours',
  tags: ['autodocs'],
  component: SpecialDaysDialog,
  beforeEach: () => connectDialogOpeners(document),
  args: { days, href: '/our-location/harbour-toyota-hamilton#holiday-hours' },
} satisfies Meta<typeof SpecialDaysDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoDays: Story = {
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const ListsTheDays: Story = {
  name: 'A dialog lists the special opening days [LOC-020]',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('link', { name: 'Holiday hours' })
    await expect(opener).toHaveAttribute(
      'href',
      '/our-location/harbour-toyota-hamilton#holiday-hours',
    )
    await userEvent.click(opener)
    const dialog = within(canvas.getByRole('dialog', { name: 'Holiday hours' }))
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Thursday 24 December 2026Christmas Eve',
      'Saturday 26 December 2026Boxing Day, Harbour Toyota Hamilton, Harbour Mazda Capalaba',
    ])
    await waitFor(() => expect(dialog.getByText('Closed')).toBeVisible())
  },
}
