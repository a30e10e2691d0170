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

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { required: true, error: 'Choose a dealership.', hint: 'The one you would like to visit.' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Dealership' })
    await expect(select).toHaveAccessibleDescription(
      'Choose a dealership. The one you would like to visit.',
    )
    await expect(select).toBeInvalid()
  },
}

export const Prefilled: Story = { args: { defaultValue: 'parramatta' } }

export const Disabled: Story = { args: { disabled: true } }

export const Grouped: Story = {
  args: {
    defaultValue: 'indooroopilly',
    children: (
      <>
        <optgroup label="Queensland">
          <option value="indooroopilly">Harbour Toyota Indooroopilly</option>
        </optgroup>
        <optgroup label="New South Wales">
          <option value="parramatta">Harbour Hyundai Parramatta</option>
        </optgroup>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    label: 'Dealership where you would like to pick the vehicle up',
    defaultValue: 'indooroopilly',
    hint: 'Vehicles can be moved between our dealerships free of charge within a week.',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 180 }}>
      <Select {...args} />
    </div>
  ),
}
