import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { CountAnimation } from './count-animation.tsx'

const meta = {
  title: 'UI/Count animation',
  component: CountAnimation,
  args: { value: 1204, suffix: ' cars' },
  decorators: [(Story) => <p style={{ fontSize: 32, fontWeight: 700 }}>{Story()}</p>],
} satisfies Meta<typeof CountAnimation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Price: Story = { args: { value: 51990, prefix: '$', suffix: '' } }

export const Decimals: Story = { args: { value: 4.8, decimals: 1, suffix: ' of 5' } }

export const LongText: Story = {
  args: { value: 1234567890, prefix: 'about ', suffix: ' km driven by all of us' },
  decorators: [(Story) => <span style={{ fontSize: 20 }}>{Story()}</span>],
}

export const Narrow: Story = {
  args: { value: 51990, prefix: '$', suffix: ' drive away' },
  decorators: [
    (Story) => <span style={{ display: 'block', width: 320, maxWidth: '100%' }}>{Story()}</span>,
  ],
}

/** True when this page moves at all. */
const isReduced = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduce'

/** The number that is drawn, which assistive technology does not meet. */
const drawnIn = (canvasElement: HTMLElement) => {
  const drawn = canvasElement.querySelector('[class$=drawn]')
  if (!drawn) throw new Error('expected a drawn number')
  return drawn
}

/** Every text an element shows until it shows the last one. */
async function textsUntil(element: Element, last: string): Promise<string[]> {
  const texts: string[] = []
  const observer = new MutationObserver(() => texts.push(element.textContent))
  observer.observe(element, { characterData: true, childList: true, subtree: true })
  await waitFor(() => expect(element.textContent).toBe(last))
  observer.disconnect()
  return texts
}

function Filtered() {
  const [value, setValue] = useState(214)
  return (
    <>
      <CountAnimation value={value} suffix=" cars" durationMs={400} announces />{' '}
      <Button onClick={() => setValue(38)}>Only utes</Button>
    </>
  )
}

export const CountsFromOneNumberToAnother: Story = {
  name: 'Counts from one number to another, at once with less motion [UI-021]',
  render: () => <Filtered />,
  play: async ({ canvas, canvasElement }) => {
    const drawn = drawnIn(canvasElement)
    await expect(drawn).toHaveTextContent(/^214 cars$/)
    const texts = textsUntil(drawn, '38 cars')
    await userEvent.click(canvas.getByRole('button', { name: 'Only utes' }))
    const numbers = (await texts).map((text) => Number.parseInt(text, 10))
    const between = numbers.filter((number) => number > 38 && number < 214)
    if (isReduced()) await expect(between).toEqual([])
    else await expect(between.length).toBeGreaterThan(2)
    await expect(between).toEqual(between.toSorted((a, b) => b - a))
    await expect(numbers.at(-1)).toBe(38)
  },
}

export const TheNewNumberIsReadOutOnce: Story = {
  render: () => <Filtered />,
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status')
    const heard: string[] = []
    const observer = new MutationObserver(() => heard.push(status.textContent))
    observer.observe(status, { characterData: true, childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Only utes' }))
    await waitFor(() => expect(drawnIn(canvasElement)).toHaveTextContent(/^38 cars$/))
    observer.disconnect()
    await expect(heard).toEqual(['38 cars'])
    await expect(drawnIn(canvasElement)).toHaveAttribute('aria-hidden', 'true')
  },
}

export const NothingBesideItMoves: Story = {
  args: { value: 980, from: 12, suffix: '', durationMs: 300 },
  render: (args) => (
    <>
      <CountAnimation {...args} /> <span data-testid="beside">cars</span>
    </>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const beside = within(canvasElement).getByTestId('beside')
    const { left } = beside.getBoundingClientRect()
    await waitFor(() => expect(drawnIn(canvasElement)).toHaveTextContent(/^980$/))
    await expect(beside.getBoundingClientRect().left).toBe(left)
    await expect(getComputedStyle(drawnIn(canvasElement)).fontVariantNumeric).toBe('tabular-nums')
  },
}
