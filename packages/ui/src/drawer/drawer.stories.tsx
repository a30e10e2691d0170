import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { opensDialog } from '../dialog/index.ts'
import { FiltersIcon } from '../icon/index.ts'
import { Drawer } from './drawer.tsx'

const makes = ['Toyota', 'Hyundai', 'Ford', 'Mazda', 'Kia', 'Mitsubishi', 'Nissan', 'Subaru']

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  args: {
    id: 'filters',
    title: 'Filters',
    children: makes.map((make, index) => (
      <Checkbox key={make} label={make} trailing={214 - index * 23} />
    )),
    footer: (
      <>
        <Button variant="outline">Clear all</Button>
        <Button>Show me 214 cars</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <Button variant="outline" startIcon={<FiltersIcon size={20} />} {...opensDialog(args.id)}>
        Filters
      </Button>
      <Drawer {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { open: true } }

export const Closed: Story = {}

export const FromTheEnd: Story = { args: { open: true, side: 'end', title: 'Your garage' } }

export const FromBelow: Story = { args: { open: true, side: 'bottom' } }

export const AsHighAsItsContent: Story = {
  args: { open: true, side: 'bottom', height: 'content' },
}

export const LongText: Story = {
  args: {
    open: true,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent and other filters',
  },
}

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } }

export const LongContent: Story = {
  args: {
    open: true,
    children: Array.from({ length: 60 }, (_, index) => (
      <Checkbox key={index} label={`Option ${index + 1}`} />
    )),
  },
}

export const InThePageOnWideScreens: Story = {
  args: { inlineFrom: 'lg' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 32 }}>
      <div style={{ width: 288 }}>
        <Drawer {...args} />
      </div>
      <p>The filters stand beside the results from 1024 px on, and open as a sheet below that.</p>
    </div>
  ),
}

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    const drawer = await canvas.findByRole('dialog', { name: 'Filters' })
    await expect(canvas.getByRole('heading', { name: 'Filters' })).toHaveFocus()
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'))
    await expect(opener).toHaveFocus()
  },
}
