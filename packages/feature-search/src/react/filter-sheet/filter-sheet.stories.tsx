import { aSite } from '@forecourt/tenant-config/testing'
import { Button } from '@forecourt/ui/button'
import { opensDialog } from '@forecourt/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createEmptySearchState, withFacet, withRange } from '../../model/index.ts'
import { FilterSheet } from './filter-sheet.tsx'

const site = aSite()
const base = { path: '/search', rootPath: '/search', facets: {} }
const state = createEmptySearchState('relevance')
const chosen = withRange(withFacet(state, 'make', ['Toyota']), 'price', { max: 40_000 })

const meta = {
  title: 'Search/Filter sheet',
  component: FilterSheet,
  globals: { viewport: { value: 'phone' } },
  parameters: { a11y: { context: '[role=dialog], dialog' } },
  args: {
    id: 'filters',
    context: { site, base, onSearch: () => {} },
    state,
    count: 585,
    children: Array.from({ length: 24 }, (_, index) => <p key={index}>Filter {index + 1}</p>),
  },
  render: (args) => (
    <>
      <Button variant="outline" {...opensDialog(args.id)}>
        Filters
      </Button>
      <FilterSheet {...args} />
    </>
  ),
} satisfies Meta<typeof FilterSheet>

export default meta
type Story = StoryObj<typeof meta>

async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
  return within(await canvas.findByRole('dialog', { name: 'Filters' }))
}

export const Default: Story = {
  parameters: { picture: true },
  play: async ({ canvas }) => void (await open(canvas)),
}

export const Chosen: Story = {
  ...Default,
  args: { state: chosen, count: 1 },
  parameters: { picture: true },
}

export const NothingFound: Story = {
  ...Default,
  args: { state: chosen, count: 0 },
  parameters: { picture: true },
}

export const ShowMeStaysInSightAndCloses: Story = {
  name: 'Show Me N cars stays in sight and closes the sheet [SRCH-018]',
  play: async ({ canvas }) => {
    const sheet = await open(canvas)
    const showMe = sheet.getByRole('link', { name: 'Show Me 585 cars' })
    await waitFor(() =>
      expect(showMe.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    await userEvent.click(showMe)
    await waitFor(() => expect(document.getElementById('filters')).not.toHaveAttribute('open'))
    await expect(canvas.getByRole('button', { name: 'Filters', hidden: true })).toHaveFocus()
  },
}

export const AnnouncesInsideWhileOpen: Story = {
  args: { announcement: '12 cars found' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    const sheet = await open(canvas)
    await expect(await sheet.findByRole('status')).toHaveTextContent('12 cars found')
  },
}
