import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Toyota' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Toyota' })
    await userEvent.click(within(canvasElement).getByText('Toyota'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Chosen: Story = { args: { defaultChecked: true } }

export const PartlyChosen: Story = {
  args: {
    label: 'All SUVs',
    ref: (input) => {
      if (input) input.indeterminate = true
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const Required: Story = {
  args: { label: 'I agree to the privacy policy', required: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'I agree to the privacy policy' }),
    ).toBeRequired()
  },
}

export const WithHint: Story = {
  args: {
    label: 'I have a car to trade in',
    hint: 'We will ask for its registration number next.',
  },
}

export const LargeTextKeepsTheHintUnderTheWords: Story = {
  ...WithHint,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText('I have a car to trade in')
    const hint = canvas.getByText('We will ask for its registration number next.')
    const { paddingInlineStart } = getComputedStyle(hint)
    const start = hint.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
    await expect(start).toBeCloseTo(words.getBoundingClientRect().left, 0)
  },
}

export const WithError: Story = {
  args: { label: 'I agree to the privacy policy', required: true, error: 'Agree to continue.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toHaveAccessibleDescription('Agree to continue.')
    await expect(box).toBeInvalid()
  },
}

export const Disabled: Story = {
  render: () => (
    <div>
      <Checkbox label="Lexus" disabled />
      <Checkbox label="Subaru" disabled defaultChecked />
    </div>
  ),
}

export const AListWithCounts: Story = {
  render: () => (
    <div>
      <Checkbox size="sm" label="Toyota" trailing="214" defaultChecked />
      <Checkbox size="sm" label="Hyundai" trailing="96" />
      <Checkbox size="sm" label="Mercedes-Benz" trailing="12" />
      <Checkbox size="sm" label="Lexus" trailing="0" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox')
    await expect(boxes.map((box) => box.getAttribute('aria-labelledby'))).not.toContain(null)
    await expect(boxes[1]).toHaveAccessibleName('Hyundai')
  },
}

export const LongText: Story = {
  args: {
    label:
      'Yes, send me news and offers of Harbour Motor Group by email and text message; I can unsubscribe at any time.',
    hint: 'Read how we handle your details in the privacy policy at the foot of every page.',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <Checkbox {...args} />
    </div>
  ),
}
