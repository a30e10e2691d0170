import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SalesCounter, SalesCounterView } from './sales-counter.tsx'

const meta = {
  title: 'Leads/Sales counter',
  tags: ['autodocs'],
  component: SalesCounterView,
  args: { label: 'Sales this Month', value: 4632 },
} satisfies Meta<typeof SalesCounterView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: "It says how many 'Sales this Month' [SITE-065]",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Sales this Month')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('4,632')
  },
}

export const Nothing: Story = { args: { value: 0 } }

export const LongNames: Story = {
  args: { label: 'Caravans, camper trailers and motorhomes in Stock', value: 1_234_567 },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** True when this page moves at all. */
const isReduced = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduce'

const values = { next: 100 }
const countUp = () => values.next

export const ItCountsFromThePreviousValueToTheNew: Story = {
  name: 'It counts from the previous value to the new one, at once with less motion [SITE-074]',
  beforeEach: () => {
    values.next = 100
  },
  render: () => <SalesCounter label="Sales this Month" value={100} count={countUp} everyMs={100} />,
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelector('[class$=drawn]')
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(drawn?.textContent ?? ''))
    if (drawn) observer.observe(drawn, { characterData: true, childList: true, subtree: true })
    values.next = 400
    await waitFor(() => expect(drawn).toHaveTextContent(/^400$/), { timeout: 5000 })
    observer.disconnect()
    const between = texts.map(Number).filter((number) => number > 100 && number < 400)
    if (isReduced()) await expect(between).toEqual([])
    else await expect(between.length).toBeGreaterThan(2)
    await expect(between).toEqual(between.toSorted((a, b) => a - b))
  },
}

const failing = fn(() => Promise.reject(new Error('down')))

export const AFailureLeavesTheValue: Story = {
  render: () => <SalesCounter label="Enquiries this Month" value={38} count={failing} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(failing).toHaveBeenCalled())
    await expect(canvasElement).toHaveTextContent('38')
  },
}
