import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Chip } from './chip.tsx'
import { ChipGroup } from './chip-group.tsx'

const meta = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'Toyota', href: '#without-toyota' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

const chosen = ['Toyota', 'Automatic', 'Under $40,000', '5,000 to 60,000 km']

export const Default: Story = {}

export const AsButton: Story = { args: { href: undefined, onRemove: fn() } }

export const Group: Story = {
  render: () => (
    <ChipGroup clearHref="#all">
      {chosen.map((each) => (
        <Chip key={each} href={`#without-${each}`}>
          {each}
        </Chip>
      ))}
    </ChipGroup>
  ),
}

export const Empty: Story = {
  render: () => <ChipGroup clearHref="#all">{[]}</ChipGroup>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    children: 'Transfer minibus with wheelchair lift, second row air conditioning and towing pack',
  },
}

export const Narrow: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <ChipGroup clearHref="#all">
        <Chip href="#a">Donaudampfschifffahrtsgesellschaftskapitän</Chip>
        <Chip href="#b">Demonstrator</Chip>
        <Chip href="#c">Certified pre-owned vehicles with warranty</Chip>
      </ChipGroup>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const LinksSayWhatTheyRemove: Story = {
  ...Group,
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Chosen filters' }))
    await expect(list.getByRole('link', { name: 'Remove filter Toyota' })).toHaveAttribute(
      'href',
      '#without-Toyota',
    )
    await expect(list.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '#all')
  },
}

function Removable({ onClear }: { onClear: () => void }) {
  const [left, setLeft] = useState(chosen)
  return (
    <ChipGroup
      clearHref="#all"
      onClear={() => {
        setLeft([])
        onClear()
      }}
    >
      {left.map((each) => (
        <Chip
          key={each}
          href={`#without-${each}`}
          onRemove={() => setLeft((now) => now.filter((other) => other !== each))}
        >
          {each}
        </Chip>
      ))}
    </ChipGroup>
  )
}

const onClear = fn()

export const RemovingOneKeepsTheFocusInTheRow: Story = {
  render: () => <Removable onClear={onClear} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = (name: string) => canvas.getByRole('link', { name: `Remove filter ${name}` })
    link('Automatic').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Automatic')).toBeNull()
    await expect(link('Under $40,000')).toHaveFocus()
    link('5,000 to 60,000 km').focus()
    await userEvent.keyboard('{Enter}')
    await expect(link('Under $40,000')).toHaveFocus()
    await expect(location.hash).not.toContain('without')
  },
}

export const ClearAllEmptiesTheRow: Story = {
  render: () => <Removable onClear={onClear} />,
  play: async ({ canvasElement }) => {
    onClear.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Clear all' }))
    await expect(onClear).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
