import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'UI/Text area',
  component: TextArea,
  args: { label: 'Message' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

const question =
  'Hello, is the RAV4 still available? I would like to bring my old Corolla in for a valuation on Saturday and drive the RAV4 at the same time, if that suits. Does the price include the tow bar that can be seen in the pictures, and how many keys come with it?'

export const Default: Story = {
  args: { hint: 'Tell us what you would like to know.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'Is it still available?{Enter}Thanks')
    await expect(area).toHaveValue('Is it still available?\nThanks')
  },
}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithCount: Story = { args: { maxCharacters: 300 } }

export const WithError: Story = {
  args: { required: true, error: 'Enter a message.', hint: 'A line or two will do.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Message' }),
    ).toHaveAccessibleDescription('Enter a message. A line or two will do.')
  },
}

export const Prefilled: Story = { args: { defaultValue: question } }

export const ReadOnly: Story = {
  args: { readOnly: true, rows: 2, defaultValue: 'Thank you, we will call you on Friday.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on Friday.' } }

export const LongText: Story = {
  args: {
    label: 'Anything else we should know about the vehicle before you bring it in?',
    hint: 'Damage, missing keys, finance owing, and whatever a buyer would ask you.',
    defaultValue: `${question} ${question}`,
    maxCharacters: 400,
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <TextArea {...args} />
    </div>
  ),
}

export const CountsWithoutCuttingOff: Story = {
  args: { label: 'Headline', rows: 2, maxCharacters: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole('textbox', { name: 'Headline' })
    await expect(area).toHaveAccessibleDescription('Up to 12 characters')
    await userEvent.type(area, 'One owner')
    await expect(area).toHaveAccessibleDescription('3 characters left')
    await userEvent.type(area, ', as new')
    await expect(area).toHaveValue('One owner, as new')
    await expect(area).toHaveAccessibleDescription('5 characters too many')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('5 characters too many'),
    )
  },
}

export const GrowsWithTheText: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' })
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before + 40)
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
  },
}
