import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
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

type Point = Readonly<{ x: number; y: number }>

/** Moves a finger that came down at a point; it stays down. */
async function pull(element: Element, from: Point, to: Point) {
  const at = ({ x, y }: Point) => ({
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
  })
  await fireEvent.pointerDown(element, at(from))
  await fireEvent.pointerMove(element, at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }))
  await fireEvent.pointerMove(element, at(to))
  return { release: () => fireEvent.pointerUp(element, at(to)) }
}

/** The drawer of a story that starts open, at rest. */
async function findOpen(canvasElement: HTMLElement) {
  const drawer = await within(canvasElement).findByRole('dialog', { name: 'Filters' })
  await waitFor(() => expect(drawer).toHaveAttribute('data-state', 'open'))
  await waitFor(() => expect(drawer.getAnimations()).toHaveLength(0))
  return { drawer, heading: within(drawer).getByRole('heading', { name: 'Filters' }) }
}

export const AFingerSwipesItShut: Story = {
  args: { open: true, side: 'bottom', height: 'content', onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const { drawer, heading } = await findOpen(canvasElement)
    const top = drawer.getBoundingClientRect().top
    const way = drawer.offsetHeight * 0.6
    const finger = await pull(heading, { x: 100, y: top }, { x: 104, y: top + way })
    await expect(drawer.getBoundingClientRect().top).toBeCloseTo(top + way, 0)
    await finger.release()
    await expect(drawer).not.toHaveAttribute('open')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(drawer).not.toBeVisible())
    await expect(drawer.style.translate).toBe('')
  },
}

export const AShortSwipeReturns: Story = {
  args: { open: true, side: 'bottom', height: 'content' },
  play: async ({ canvasElement }) => {
    const { drawer, heading } = await findOpen(canvasElement)
    const top = drawer.getBoundingClientRect().top
    const finger = await pull(heading, { x: 100, y: top }, { x: 100, y: top + 36 })
    await expect(drawer.getBoundingClientRect().top).toBeCloseTo(top + 36, 0)
    await finger.release()
    await waitFor(() => expect(drawer.getBoundingClientRect().top).toBeCloseTo(top, 0))
    await expect(drawer).toHaveAttribute('open')
  },
}

export const ADrawerAtTheSideGoesTowardsItsEdge: Story = {
  args: { open: true, onClose: fn() },
  play: async ({ canvasElement }) => {
    const { drawer } = await findOpen(canvasElement)
    const label = within(drawer).getByText('Mazda')
    const away = await pull(label, { x: 100, y: 300 }, { x: 300, y: 300 })
    await expect(drawer.getBoundingClientRect().left).toBe(0)
    await away.release()
    await expect(drawer).toHaveAttribute('open')
    const down = await pull(label, { x: 100, y: 100 }, { x: 90, y: 400 })
    await expect(drawer.style.translate).toBe('')
    await down.release()
    const shut = await pull(
      label,
      { x: 380, y: 300 },
      { x: 380 - drawer.offsetWidth * 0.6, y: 310 },
    )
    await expect(drawer.getBoundingClientRect().left).toBeLessThan(-100)
    await shut.release()
    await expect(drawer).not.toHaveAttribute('open')
  },
}
