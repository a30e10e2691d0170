import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ImageIcon, SpinIcon } from '../icon/index.ts'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  title: 'UI/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Repayments',
    name: 'period',
    defaultValue: 'week',
    options: [
      { value: 'week', label: 'Weekly' },
      { value: 'fortnight', label: 'Fortnightly' },
      { value: 'month', label: 'Monthly' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingChosen: Story = { args: { defaultValue: undefined } }

export const WithIcons: Story = {
  args: {
    label: 'View',
    name: 'view',
    hideLabel: true,
    defaultValue: 'photos',
    options: [
      { value: 'photos', label: 'Photos', icon: <ImageIcon size={18} /> },
      { value: 'spin', label: '360°', icon: <SpinIcon size={18} /> },
    ],
  },
}

export const FullWidth: Story = {
  args: { width: 'full' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
}

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'week', label: 'Weekly' },
      { value: 'fortnight', label: 'Fortnightly', disabled: true },
      { value: 'month', label: 'Monthly' },
    ],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Invalid: Story = {
  args: { defaultValue: undefined, required: true, error: 'Choose how often you would pay.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Repayments' })
    await expect(group).toHaveAccessibleDescription('Choose how often you would pay.')
  },
}

export const LongText: Story = {
  args: {
    options: [
      { value: 'week', label: 'Every week, on the day of your choice' },
      { value: 'fortnight', label: 'Donaudampfschifffahrtsgesellschaft' },
      { value: 'month', label: 'Monthly' },
    ],
  },
}

export const Narrow: Story = {
  args: { width: 'full' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Fortnightly')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const ArrowKeysMoveTheChoice: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Fortnightly' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'fortnight' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).not.toHaveFocus()
  },
}
