import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'UI/Radio group',
  component: RadioGroup,
  args: {
    label: 'How should we reach you?',
    name: 'reach',
    options: [
      { value: 'phone', label: 'Phone' },
      { value: 'email', label: 'Email' },
      { value: 'text', label: 'Text message' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 'phone' } }

export const WithError: Story = { args: { required: true, error: 'Choose one.' } }

export const ArrowKeysMoveTheChoice: Story = {
  name: 'Arrow keys move the choice [UI-007]',
  args: { defaultValue: 'phone', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const group = within(
      within(canvasElement).getByRole('group', { name: 'How should we reach you?' }),
    )
    await userEvent.tab()
    await expect(group.getByRole('radio', { name: 'Phone' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(group.getByRole('radio', { name: 'Email' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(group.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'phone' })
  },
}
