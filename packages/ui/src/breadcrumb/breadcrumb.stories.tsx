import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Search Vehicles', href: '#search' },
      { label: 'Toyota', href: '#toyota' },
      { label: '2023 Toyota RAV4 Cruiser' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryItemIsLinkedExceptTheCurrentPage: Story = {
  name: 'Every item is linked except the current page [UI-015]',
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Toyota', href: '#toyota' },
      { label: '2023 Toyota RAV4 Cruiser', href: '#car' },
    ],
  },
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }))
    const links = trail.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['#home', '#toyota'])
    const current = trail.getByText('2023 Toyota RAV4 Cruiser')
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current.closest('a')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Used vehicles at Indooroopilly', href: '#search' },
      { label: '2024 Mercedes-Benz GLC-Class GLC300 Coupe 9G-TRONIC 4MATIC Demonstrator' },
    ],
  },
}

export const Narrow: Story = {
  args: LongText.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const OnlyHome: Story = { args: { items: [{ label: 'Home' }] } }

export const TabStopsAtEveryLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Home', 'Search Vehicles', 'Toyota']) {
      // oxlint-disable-next-line no-await-in-loop -- one stop after the other, as a visitor would
      await userEvent.tab()
      // oxlint-disable-next-line no-await-in-loop
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}
