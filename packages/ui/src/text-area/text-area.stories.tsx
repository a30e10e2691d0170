import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'UI/Text area',
  component: TextArea,
  args: { label: 'Message' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: 'Tell us what you would like to know.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'Is it still available?{Enter}Thanks')
    await expect(area).toHaveValue('Is it still available?\nThanks')
  },
}

export const WithError: Story = {
  args: { required: true, error: 'Enter a message.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on Friday.' } }
