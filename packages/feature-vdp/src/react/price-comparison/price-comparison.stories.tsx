import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type PriceComparison as Comparison, resolvePriceComparison } from '../../model/index.ts'
import { COUNT_MS, PriceComparison, PriceComparisonView } from './price-comparison.tsx'
import type { PriceComparisonState } from './use-price-comparison.ts'

const answer: Comparison = {
  fill: 0.71,
  listing_price: 34_990,
  market_range_min: 32_890,
  market_range_max: 40_150,
  confidence: 0.7,
  description:
    'Compared with 14 other used Mazda CX-5 built from 2019 to 2023, with odometers within 40,000 km of this one, all advertised by Harbour Motor Group today. The range holds the middle 80% of their prices. Equipment and condition are not part of the comparison.',
}

const shown = (differences: Partial<Comparison> = {}): PriceComparisonState => {
  const comparison = resolvePriceComparison({ ...answer, ...differences })
  return comparison ? { kind: 'shown', comparison } : { kind: 'hidden' }
}

const meta = {
  title: 'Vehicle/Price comparison',
  component: PriceComparisonView,
  args: { state: shown() },
} satisfies Meta<typeof PriceComparisonView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A great deal: label, price, range and how it was compared [VDP-091]',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Price against the market' })
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      'Great Deal, In the lower part of the market',
    )
    await expect(canvas.getByText('$32,890 to $40,150')).toBeVisible()
    await expect(canvas.getByText(/^Compared with 14 other used Mazda CX-5/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('$34,990')).toHaveLength(2))
  },
}

export const GoodDeal: Story = { args: { state: shown({ fill: 0.45, listing_price: 36_880 }) } }
export const LowBand: Story = { args: { state: shown({ fill: 0.12, listing_price: 39_280 }) } }
export const TopOfTheMarket: Story = {
  args: { state: shown({ fill: 0, listing_price: 40_150 }) },
}
export const BottomOfTheMarket: Story = {
  args: { state: shown({ fill: 1, listing_price: 31_900 }) },
}

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Comparing the price')
  },
}

export const Hidden: Story = {
  args: { state: { kind: 'hidden' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const ItLoadsAndThenShows: Story = {
  name: 'It is loading, then shown; without an answer it is loading, then hidden [VDP-080]',
  beforeEach: () => {
    delete pending.answer
    delete pending.refuse
  },
  render: () => (
    <>
      <div data-testid="answered">
        <PriceComparison path="/cars/one" load={loadWhenAsked} />
      </div>
      <div data-testid="refused">
        <PriceComparison path="/cars/two" load={refuseWhenAsked} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const answered = within(canvas.getByTestId('answered'))
    await expect(answered.getByRole('status')).toHaveTextContent('Comparing the price')
    await waitFor(() => expect(pending.answer).toBeDefined())
    pending.answer?.(answer)
    await expect(await canvas.findByText('$32,890 to $40,150')).toBeVisible()
    await expect(answered.queryByText('Comparing the price')).toBeNull()
    const refused = canvas.getByTestId('refused')
    await expect(refused).toHaveTextContent('Comparing the price')
    pending.refuse?.()
    await waitFor(() => expect(refused).toBeEmptyDOMElement())
    await waitFor(() => expect(canvas.getAllByText('$34,990')).toHaveLength(2))
  },
}

const pending: { answer?: (comparison: unknown) => void; refuse?: () => void } = {}
const refuseWhenAsked = () =>
  new Promise<unknown>((_, reject) => {
    pending.refuse = () => reject(new Error('down'))
  })
const loadWhenAsked = () =>
  new Promise<unknown>((resolve) => {
    pending.answer = resolve
  })

const failing = fn(() => Promise.reject(new Error('down')))
export const HiddenWhenTheCallFails: Story = {
  name: 'It is hidden when the call failed [VDP-081]',
  render: () => <PriceComparison path="/cars/one" load={failing} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(''))
    await expect(failing).toHaveBeenCalledWith('/cars/one', expect.any(AbortSignal))
  },
}

const incomplete = () => Promise.resolve({ ...answer, market_range_max: null })
export const HiddenWhenDataIsMissing: Story = {
  name: 'It is hidden when data is missing [VDP-082]',
  render: () => <PriceComparison path="/cars/one" load={incomplete} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(''))
  },
}

export const ThePriceCountsUp: Story = {
  name: 'The price counts up over 2.5 s [VDP-086]',
  play: async ({ canvas, canvasElement }) => {
    await expect(COUNT_MS).toBe(2500)
    const counter = canvasElement.querySelector<HTMLElement>('[data-widest]')
    await expect(counter?.style.transitionDuration).toBe('2500ms')
    // Assistive technology reads the price at once; what is drawn is still on its way.
    await expect(canvas.queryAllByText('$34,990')).toHaveLength(1)
    await waitFor(() => expect(canvas.getAllByText('$34,990')).toHaveLength(2))
  },
}
