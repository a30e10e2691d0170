import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Checkbox } from '../checkbox/index.ts'
import { Collapsible } from './collapsible.tsx'

const meta = {
  title: 'UI/Collapsible',
  component: Collapsible,
  args: {
    children: (
      <>
        <Checkbox size="sm" label="Ford" trailing="88" />
        <Checkbox size="sm" label="Subaru" trailing="41" />
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Checkbox size="sm" label="Toyota" trailing="214" />
      <Checkbox size="sm" label="Hyundai" trailing="96" />
      <Collapsible {...args} />
    </div>
  ),
} satisfies Meta<typeof Collapsible>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const ShowsMoreAndLess: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = canvas.getByRole('group')
    await expect(canvas.getByText('Show more')).toBeVisible()
    await userEvent.click(canvas.getByText('Show more'))
    await waitFor(() => expect(details).toHaveAttribute('open'))
    await expect(canvas.getByText('Show less')).toBeVisible()
    await expect(canvas.getByText('Show more')).not.toBeVisible()
    await waitFor(() => {
      const content = canvas.getByText('Subaru').getBoundingClientRect()
      return expect(canvas.getByText('Show less').getBoundingClientRect().top).toBeGreaterThan(
        content.top,
      )
    })
  },
}
