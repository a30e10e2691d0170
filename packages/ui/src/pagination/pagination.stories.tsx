import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 17,
    hrefFor: (page) => (page === 1 ? '#list' : `#list?page=${page}`),
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 17 } }

export const FewPages: Story = { args: { page: 2, pageCount: 3 } }

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const LongText: Story = { args: { page: 1203, pageCount: 2408 } }

export const Narrow: Story = {
  args: { page: 1203, pageCount: 2408 },
  globals: { viewport: { value: 'narrow' } },
}

export const TabGoesFromPreviousThroughThePagesToNext: Story = {
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('link')
    await expect(stops.map((stop) => stop.ariaLabel)).toEqual([
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Next page',
    ])
    for (const stop of stops) {
      // oxlint-disable-next-line no-await-in-loop -- one stop after the other, as a visitor would
      await userEvent.tab()
      // oxlint-disable-next-line no-await-in-loop
      await expect(stop).toHaveFocus()
    }
  },
}

export const LinksSayWhereTheyLead: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }))
    const previous = pages.getByRole('link', { name: 'Previous page' })
    const next = pages.getByRole('link', { name: 'Next page' })
    await expect(previous).toHaveAttribute('rel', 'prev')
    await expect(previous).toHaveAttribute('href', '#list?page=4')
    await expect(next).toHaveAttribute('rel', 'next')
    await expect(next).toHaveAttribute('href', '#list?page=6')
    const current = canvasElement.querySelector('[aria-current=page]')
    await expect(current).toHaveTextContent('5')
  },
}

export const APlainClickStaysOnThePage: Story = {
  args: { onPageChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 6 })
    await expect(location.hash).not.toContain('page=6')
  },
}
