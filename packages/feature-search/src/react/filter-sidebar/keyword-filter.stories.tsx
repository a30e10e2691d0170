import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createEmptySearchState, withQuery } from '../../model/index.ts'
import { KeywordFilter } from './keyword-filter.tsx'

const site = aSite()
const base = { path: '/search', rootPath: '/search', facets: {} }
const state = createEmptySearchState('relevance')
const searches = [
  { href: '/search/toyota?body=SUV&price=:40000', label: 'Toyota, SUV, Up to $40,000' },
  { href: '/search?query=tow+bar', label: '“tow bar”' },
  {
    href: '/search/mercedes-benz?transmission=Automatic&year=2021:',
    label: 'Mercedes-Benz, Automatic, Apple CarPlay, Glacier White, From 2021',
  },
]

const meta = {
  title: 'Search/Keyword',
  component: KeywordFilter,
  args: {
    context: { site, base },
    state,
    history: { read: () => searches, forget: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeywordFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Typed: Story = { args: { state: withQuery(state, 'hilux canopy') } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const RecentSearchesInTheEmptyField: Story = {
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('searchbox').getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(await canvas.findByRole('region', { name: 'Recent searches' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '“tow bar”' })).toHaveAttribute(
      'href',
      '/search?query=tow+bar',
    )
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().top).toBe(before)
  },
}

export const TheArrowsGoThroughThemAndEscapeCloses: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    field.focus()
    await canvas.findByRole('region', { name: 'Recent searches' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: '“tow bar”' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    await expect(field).toHaveFocus()
  },
}

export const TypingTakesThemAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'h')
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(await canvas.findByRole('region')).toBeVisible()
  },
}

export const TheyCanBeForgotten: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }))
    await expect(args.history?.forget).toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const NothingToOffer: Story = {
  args: { history: { read: () => [], forget: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
