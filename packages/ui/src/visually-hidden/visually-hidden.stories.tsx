import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'UI/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'kilometres' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      5,595 <span aria-hidden="true">km</span>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('kilometres')
    await expect(text.getBoundingClientRect().width).toBe(1)
  },
}

export const LongText: Story = {
  args: { children: 'kilometres, read from the instruments when the vehicle was traded in' },
  render: (args) => (
    <p style={{ maxWidth: 160 }}>
      5,595 <span aria-hidden="true">km</span>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
