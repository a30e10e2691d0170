import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'UI/Search field',
  component: SearchField,
  args: { label: 'Keyword', placeholder: 'Make, model or feature' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('searchbox', { name: 'Keyword' })).toHaveAttribute(
      'enterkeyhint',
      'search',
    )
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}

export const Filled: Story = { args: { defaultValue: 'hybrid wagon' } }

export const HiddenLabel: Story = { args: { hideLabel: true } }

export const WithHint: Story = { args: { hint: 'Also stock numbers, such as HT20481.' } }

export const WithError: Story = {
  args: { defaultValue: 'x', error: 'Enter two letters or more.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAccessibleDescription(
      'Enter two letters or more.',
    )
  },
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'hybrid wagon' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'hybrid wagon' } }

export const LongText: Story = {
  args: {
    label: 'What should the vehicle be, have or be able to do?',
    defaultValue: 'seven seat hybrid all wheel drive wagon with a tow bar and leather seats',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <SearchField {...args} />
    </div>
  ),
}

export const TheButtonEmptiesItAndGivesTheFocusBack: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox', { name: 'Keyword' })
    await userEvent.type(input, 'ute')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}
