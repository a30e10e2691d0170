import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Show prices with on-road costs' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const WithHint: Story = {
  args: { hint: 'Registration, stamp duty and compulsory insurance.', defaultChecked: true },
}

export const AtTheEnd: Story = {
  render: () => (
    <div>
      <Switch side="end" label="Price drops" hint="Of saved vehicles." defaultChecked />
      <Switch side="end" label="New arrivals" hint="That match a saved search." />
    </div>
  ),
}

export const LargeTextKeepsTheErrorUnderTheWords: Story = {
  args: { error: 'This could not be saved. Try again.' },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(String(args.label))
    const error = canvas.getByText('This could not be saved. Try again.')
    const { paddingInlineStart } = getComputedStyle(error)
    const start = error.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
    await expect(start).toBeCloseTo(words.getBoundingClientRect().left, 0)
  },
}

export const WithError: Story = {
  args: { error: 'This could not be saved. Try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'This could not be saved. Try again.',
    )
  },
}

export const Disabled: Story = {
  render: () => (
    <div>
      <Switch label="Price drops" disabled />
      <Switch label="New arrivals" disabled defaultChecked />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Tell me by text message when a vehicle I saved becomes cheaper or is about to be sold',
    hint: 'At most one message a day, between nine in the morning and seven in the evening.',
    defaultChecked: true,
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <Switch {...args} />
    </div>
  ),
}

export const SpaceTurnsItOnAndOff: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', {
      name: 'Show prices with on-road costs',
    })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.click(within(canvasElement).getByText('Show prices with on-road costs'))
    await expect(control).toBeChecked()
  },
}
