import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Loading similar cars' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Loading similar cars',
    )
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </div>
  ),
}

export const InTheColourOfTheText: Story = {
  render: () => (
    <p style={{ color: 'var(--colors-success-fg)' }}>
      <Spinner size="sm" label="Checking the voucher" /> Checking the voucher
    </p>
  ),
}

export const Narrow: Story = {
  args: { label: 'Loading similar vehicles near Indooroopilly' },
  decorators: [(Story) => <div style={{ maxWidth: 80 }}>{Story()}</div>],
}
