import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button, ButtonLink } from '../button/index.ts'
import { HeartIcon, SearchIcon } from '../icon/index.ts'
import { VehiclePlaceholder } from '../vehicle-placeholder/index.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'UI/Empty state',
  component: EmptyState,
  args: {
    title: 'No vehicle matches these filters',
    children: 'Take one away, or let us look for you: we hear of trade-ins before they are listed.',
    picture: <SearchIcon />,
    actions: (
      <>
        <ButtonLink href="#all">Clear filters</ButtonLink>
        <ButtonLink href="#find" variant="outline">
          Find it for me
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Boxed: Story = { args: { frame: 'box' } }

export const Small: Story = {
  args: {
    size: 'sm',
    frame: 'box',
    picture: <HeartIcon />,
    title: 'No favourites yet',
    headingLevel: 3,
    children: 'Press the heart on a vehicle and it waits for you here.',
    actions: (
      <ButtonLink href="#search" size="sm">
        Search vehicles
      </ButtonLink>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}

export const WithAPicture: Story = {
  args: {
    title: 'This vehicle has found a home',
    children: 'Three like it are in stock, from $36,990.',
    picture: (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <VehiclePlaceholder paint="#4d6b52" text={null} />
      </div>
    ),
    actions: <ButtonLink href="#similar">See similar vehicles</ButtonLink>,
  },
}

export const Failed: Story = {
  args: {
    title: 'The search did not answer',
    children: 'Check your connection. Your filters are kept.',
    picture: undefined,
    actions: <Button>Try again</Button>,
  },
}

export const LongText: Story = {
  args: {
    frame: 'box',
    title: 'Für Donaudampfschifffahrtsgesellschaftsfahrzeuge gibt es keine Treffer',
    children:
      'Nothing in Indooroopilly, Cairns, Townsville, Mackay or Rockhampton matches every one of the eleven filters you chose. Widening the price or the odometer usually helps most.',
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const NamesTheWayOut: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', {
      name: 'No vehicle matches these filters',
    })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(within(region).getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '#all',
    )
  },
}
