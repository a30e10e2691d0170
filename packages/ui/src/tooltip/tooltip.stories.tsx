import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { HeartIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Tooltip } from './tooltip.tsx'
import { restMs } from './use-tooltip.ts'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Kept on this device only', children: <Button variant="outline">Save</Button> },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160, display: 'grid', placeItems: 'center' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Puts the keyboard's focus on the button, which shows the text. */
const shown: Story['play'] = async ({ canvas }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
}

export const Default: Story = { play: shown }

export const Hidden: Story = {}

export const Below: Story = { args: { placement: 'bottom' }, play: shown }

export const OnAnIconButton: Story = {
  args: {
    text: 'Save to favourites',
    children: (
      <IconButton label="Favourite" variant="outline" shape="round">
        <HeartIcon size={20} />
      </IconButton>
    ),
  },
  play: async (context) => {
    await shown(context)
    const button = context.canvas.getByRole('button', { name: 'Favourite' })
    await expect(button).not.toHaveAttribute('title')
    await expect(button).toHaveAccessibleDescription('Save to favourites')
  },
}

export const KeepsWhatDescribedItsControlBefore: Story = {
  args: {
    children: (
      <Button variant="outline" aria-describedby="deposit">
        Reserve
      </Button>
    ),
  },
  render: (args) => (
    <div>
      <Tooltip {...args} />
      <p id="deposit">A deposit of $500 is taken.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'A deposit of $500 is taken. Kept on this device only',
    )
  },
}

export const LongText: Story = {
  args: {
    text: 'Favourites stay on this device until you clear them, Donaudampfschifffahrtsgesellschaftskapitän',
  },
  play: shown,
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: 'Favourites stay on this device until you clear them or your browser does.' },
  play: async (context) => {
    await shown(context)
    const box = context.canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const FocusShowsItAndEscapeHidesIt: Story = {
  play: async ({ canvas }) => {
    const tip = () => canvas.getByRole('tooltip', { hidden: true })
    const button = canvas.getByRole('button', { name: 'Save' })
    await expect(button).toHaveAccessibleDescription('Kept on this device only')
    await expect(tip()).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(tip()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}

export const ThePointerShowsItAndMayRestOnIt: Story = {
  play: async ({ canvas }) => {
    const tip = () => canvas.getByRole('tooltip', { hidden: true })
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(tip()).toBeVisible())
    const button = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect()
    await expect(tip().getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top)
    await userEvent.hover(tip())
    // It would have gone by now: timers of the same length run in the order they were set.
    await new Promise((resolve) => setTimeout(resolve, restMs.hide))
    await expect(tip()).toBeVisible()
    await userEvent.unhover(tip())
    await waitFor(() => expect(tip()).not.toBeVisible())
  },
}

export const OneShowsAtATime: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Tooltip {...args} />
      <Tooltip text="Compared side by side">
        <Button variant="outline">Compare</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    const tip = (name: string) => canvas.getByText(name)
    await userEvent.tab()
    await waitFor(() => expect(tip('Kept on this device only')).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(tip('Compared side by side')).toBeVisible())
    await expect(tip('Compared side by side')).toHaveAttribute('data-state', 'open')
    await waitFor(() => expect(tip('Kept on this device only')).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}
