import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Alert } from './alert.tsx'

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: {
    title: 'This vehicle has just arrived',
    children: 'Photos and the final inspection report follow within two days.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = {
  args: { tone: 'success', title: 'Enquiry sent', children: 'We call you back within one hour.' },
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Closed on Tuesday', children: 'Australia Day hours apply.' },
}

export const Destructive: Story = {
  args: {
    tone: 'destructive',
    title: 'The enquiry was not sent',
    children: 'Your words are still here. Check your connection and send it again.',
    actions: <Button size="sm">Send again</Button>,
  },
}

export const DestructiveIsAnnounced: Story = {
  name: 'A destructive alert is announced [UI-020]',
  ...Destructive,
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('The enquiry was not sent')
  },
}

export const OthersWaitForAPause: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('This vehicle has just arrived')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }

export const TitleOnly: Story = { args: { children: undefined } }

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent',
    children: 'This vehicle is sold with the balance of its warranty. '.repeat(6),
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <Alert {...args} tone="warning">
        Donaudampfschifffahrtsgesellschaftskapitänspatent is needed for this vehicle.
      </Alert>
    </div>
  ),
}
