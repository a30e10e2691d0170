import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'Dealership',
    children: (
      <>
        <option value="">Choose a dealership</option>
        <option value="indooroopilly">Harbour Toyota Indooroopilly</option>
        <option value="parramatta">Harbour Hyundai Parramatta</option>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Dealership' })
    await userEvent.selectOptions(select, 'parramatta')
    await expect(select).toHaveValue('parramatta')
  },
}

export const WithError: Story = {
  args: { required: true, error: 'Choose a dealership.', hint: 'The one you would like to visit.' },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongTextInANarrowContainer: Story = {
  render: (args) => (
    <div style={{ width: 180 }}>
      <Select {...args} defaultValue="indooroopilly" />
    </div>
  ),
}
