import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'UI/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Make',
    name: 'make',
    options: [
      { value: 'toyota', label: 'Toyota', trailing: '214' },
      { value: 'hyundai', label: 'Hyundai', trailing: '96' },
      { value: 'mazda', label: 'Mazda', trailing: '72' },
      { value: 'kia', label: 'Kia', trailing: '41' },
      { value: 'lexus', label: 'Lexus', trailing: '0', disabled: true },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Prefilled: Story = { args: { defaultValue: ['toyota', 'kia'] } }

export const WithABoxForAll: Story = {
  args: { selectAllLabel: 'All makes', defaultValue: ['toyota'] },
}

export const Shortened: Story = { args: { size: 'sm', visibleCount: 3 } }

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: {
    label: 'How may we contact you?',
    name: 'contact',
    hint: 'At least one way.',
    error: 'Choose at least one.',
    options: [
      { value: 'phone', label: 'Phone' },
      { value: 'email', label: 'Email' },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox'))
      await expect(box).toBeInvalid()
    await expect(
      within(canvasElement).getByRole('group', { name: 'How may we contact you?' }),
    ).toHaveAccessibleDescription('Choose at least one. At least one way.')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: ['toyota'] } }

export const LongText: Story = {
  args: {
    label: 'What has been damaged, replaced or repaired since you have had the vehicle?',
    options: [
      { value: 'paint', label: 'Paint or panels, other than small marks of daily use' },
      {
        value: 'glass',
        label: 'Windscreen, windows or mirrors',
        hint: 'Chips within the driver’s view count as well.',
      },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
}

export const OneBoxTicksAndClearsAll: Story = {
  args: { selectAllLabel: 'All makes', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'All makes' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mazda' }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: ['toyota', 'hyundai', 'mazda', 'kia'],
    })
    await expect(canvas.getByRole('checkbox', { name: 'Lexus' })).not.toBeChecked()
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
  },
}

export const TheRestFollowsShowMore: Story = {
  args: { visibleCount: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rest = canvas.getByLabelText(/Kia/)
    await expect(canvas.getByLabelText(/Mazda/)).toBeVisible()
    await expect(rest).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show 2 more'))
    await waitFor(() => expect(rest).toBeVisible())
  },
}

export const ChosenOnesAreNotHidden: Story = {
  args: { visibleCount: 3, defaultValue: ['kia'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Kia' })).toBeVisible()
  },
}
