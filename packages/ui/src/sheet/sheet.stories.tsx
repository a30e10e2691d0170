import type { Meta, StoryObj } from '@storybook/react-vite'
import { type SubmitEvent, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { opensDialog } from '../dialog/index.ts'
import { FiltersIcon } from '../icon/index.ts'
import { Sheet } from './sheet.tsx'

const makes = [
  ['Toyota', 214],
  ['Hyundai', 96],
  ['Ford', 88],
  ['Mazda', 74],
  ['Kia', 61],
  ['Mitsubishi', 52],
] as const

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  args: {
    id: 'filters',
    title: 'Filters',
    action: 'Show Me 585 cars',
    secondary: <Button variant="outline">Clear all</Button>,
    children: makes.map(([make, count]) => <Checkbox key={make} label={make} trailing={count} />),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <Button variant="outline" startIcon={<FiltersIcon size={20} />} {...opensDialog(args.id)}>
        Filters
      </Button>
      <Sheet {...args} />
    </>
  ),
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { open: true } }

export const Closed: Story = {}

export const AsHighAsItsContent: Story = { args: { open: true, height: 'content' } }

export const FromTheSide: Story = { args: { open: true, side: 'start' } }

export const WithoutSecondary: Story = {
  args: { open: true, height: 'content', secondary: undefined },
}

export const Busy: Story = { args: { open: true, height: 'content', busy: true } }

export const LongText: Story = {
  args: {
    open: true,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent and other filters',
    action: 'Show Me 1,204 vehicles near Indooroopilly',
    children: Array.from({ length: 40 }, (_, index) => (
      <Checkbox key={index} label={`Option ${index + 1}`} />
    )),
  },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog')
    const action = within(sheet).getByRole('button', { name: /Show Me/ })
    await waitFor(() =>
      expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } }

/** Opens the sheet by its button. */
async function openSheet(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const opener = canvas.getByRole('button', { name: 'Filters' })
  await userEvent.click(opener)
  const dialog = await canvas.findByRole('dialog', { name: 'Filters' })
  return { opener, dialog, inside: within(dialog) }
}

export const TheMainActionClosesIt: Story = {
  args: { onAction: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const { opener, dialog, inside } = await openSheet(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Filters' })).toHaveFocus()
    await userEvent.click(inside.getByRole('button', { name: 'Show Me 585 cars' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(args.onAction).toHaveBeenCalledTimes(1)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(opener).toHaveFocus()
  },
}

function Counting() {
  const [count, setCount] = useState(585)
  return (
    <>
      <Button {...opensDialog('filters')}>Filters</Button>
      <Sheet id="filters" title="Filters" action={`Show Me ${count} cars`} height="content">
        <Checkbox label="Toyota" onChange={() => setCount(214)} />
      </Sheet>
    </>
  )
}

export const AChangedResultIsReadOut: Story = {
  render: () => <Counting />,
  play: async ({ canvasElement }) => {
    const { inside } = await openSheet(canvasElement)
    await expect(inside.getByRole('status')).toHaveTextContent('Show Me 585 cars')
    await userEvent.click(inside.getByRole('checkbox', { name: 'Toyota' }))
    await waitFor(() => expect(inside.getByRole('status')).toHaveTextContent('Show Me 214 cars'))
    await expect(inside.getByRole('button', { name: 'Show Me 214 cars' })).toBeVisible()
  },
}

const onSubmit = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())

export const TheMainActionSendsTheFormInside: Story = {
  args: { formId: 'filter-form' },
  render: (args) => (
    <>
      <Button {...opensDialog(args.id)}>Filters</Button>
      <Sheet {...args}>
        <form id="filter-form" onSubmit={onSubmit}>
          <Checkbox label="Toyota" name="make" value="toyota" />
        </form>
      </Sheet>
    </>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const { inside } = await openSheet(canvasElement)
    await userEvent.click(inside.getByRole('button', { name: 'Show Me 585 cars' }))
    await expect(onSubmit).toHaveBeenCalledTimes(1)
  },
}
