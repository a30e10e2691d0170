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
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('radiogroup', { name: 'How should we reach you?' }),
    ).toHaveAttribute('aria-required', 'true')
  },
}

export const Optional: Story = { args: { optional: true } }

export const WithHint: Story = { args: { hint: 'We answer within two hours when we are open.' } }

export const WithError: Story = {
  args: { required: true, hint: 'We answer within two hours.', error: 'Choose one.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup')
    await expect(group).toHaveAccessibleDescription('Choose one. We answer within two hours.')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Prefilled: Story = { args: { defaultValue: 'email' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'email' } }

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'phone', label: 'Phone' },
      { value: 'text', label: 'Text message', description: 'From Monday', disabled: true },
    ],
  },
}

export const LongText: Story = {
  args: {
    label: 'Which of these comes closest to the state of the vehicle you would like to trade in?',
    options: [
      {
        value: 'good',
        label: 'Good, with small marks that a buyer would expect for its age and distance',
        description: 'Light scratches, a chip in the windscreen, worn but even tyres.',
      },
      {
        value: 'poor',
        label: 'Poor, with damage that has to be repaired before it can be sold',
        description: 'Dents, rust, warning lights, a cracked windscreen.',
      },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <RadioGroup {...args} />
    </div>
  ),
}

export const ArrowKeysMoveTheChoice: Story = {
  name: 'Arrow keys move the choice [UI-007]',
  args: { defaultValue: 'phone', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const group = within(
      within(canvasElement).getByRole('radiogroup', { name: 'How should we reach you?' }),
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
