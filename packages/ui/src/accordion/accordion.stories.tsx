import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'engine',
        title: 'Engine and transmission',
        content: 'A 2.5-litre petrol-electric engine with a continuously variable transmission.',
        defaultOpen: true,
      },
      {
        id: 'safety',
        title: 'Safety',
        trailing: '14',
        content: 'Autonomous emergency braking, lane keeping, eight airbags.',
      },
      { id: 'comfort', title: 'Comfort', trailing: '22', content: 'Heated and ventilated seats.' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 'sm' } }

export const WithHeadings: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings).toHaveLength(3)
  },
}

export const AllClosed: Story = {
  args: { items: (meta.args.items ?? []).map((item) => ({ ...item, defaultOpen: false })) },
}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänspatent and equipment',
        trailing: '1,024',
        content: 'Long words break, the mark stays in its place.',
        defaultOpen: true,
      },
    ],
  },
}

export const Narrow: Story = {
  args: LongText.args,
  render: (args) => (
    <div style={{ width: 288 }}>
      <Accordion {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const EveryTitleTakesTheFocusInOrder: Story = {
  name: 'Every title is a stop of the keyboard and opens its content [UI-006]',
  play: async ({ canvas, canvasElement }) => {
    const titles = [...canvasElement.querySelectorAll('summary')]
    for (const title of titles) {
      // oxlint-disable-next-line no-await-in-loop -- one stop after the other, as a visitor would
      await userEvent.tab()
      // oxlint-disable-next-line no-await-in-loop
      await expect(title).toHaveFocus()
    }
    const [, safety] = canvas.getAllByRole('group')
    await expect(safety).not.toHaveAttribute('open')
    titles[1]?.click()
    await expect(safety).toHaveAttribute('open')
    await expect(canvas.getByText(/Autonomous emergency braking/)).toBeVisible()
  },
}

export const OpeningOneClosesTheOthers: Story = {
  args: { exclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('group')
    await expect(first).toHaveAttribute('open')
    await userEvent.click(canvas.getByText('Safety'))
    await waitFor(() => expect(second).toHaveAttribute('open'))
    await waitFor(() => expect(first).not.toHaveAttribute('open'))
  },
}

/** True when this page moves at all. */
const isReduced = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduce'

export const MovesFor300Milliseconds: Story = {
  name: 'Moves for 300 ms, and at once with less motion [UI-005]',
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getAllByRole('group')[0]
    if (!item) throw new Error('expected an item')
    const durations = getComputedStyle(item, '::details-content').transitionDuration.split(', ')
    await expect(new Set(durations)).toEqual(new Set([isReduced() ? '0s' : '0.3s']))
  },
}
