import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Slider } from './slider.tsx'

const meta = {
  title: 'UI/Slider',
  component: Slider,
  args: {
    label: 'Price',
    min: 5000,
    max: 250_000,
    step: 1000,
    prefix: '$',
    defaultValue: [20_000, 60_000],
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneThumb: Story = {
  args: {
    label: 'Loan term',
    min: 1,
    max: 7,
    step: 1,
    prefix: '',
    suffix: ' years',
    defaultValue: [5],
  },
}

export const Years: Story = {
  args: {
    label: 'Year',
    min: 2008,
    max: 2026,
    step: 1,
    prefix: '',
    grouping: false,
    defaultValue: [2015, 2026],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Price of the vehicle as it stands on the road, with registration and stamp duty',
    fieldLabels: ['From, in dollars drive away', 'To, in dollars drive away'],
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <Slider {...args} />
    </div>
  ),
}

export const LargeTextCutsNoNumberOff: Story = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Slider {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

export const LongNumbersAreReadWhole: Story = {
  ...LargeTextCutsNoNumberOff,
  beforeEach: () => {},
  args: {
    label: 'Odometer',
    min: 0,
    max: 1_888_888,
    prefix: '',
    suffix: ' km',
    defaultValue: [0, 1_888_888],
  },
  render: (args) => (
    <div style={{ width: 272 }}>
      <Slider {...args} />
    </div>
  ),
}

/* A font of the device, where the dealer's has not come. */
export const LongNumbersAreReadWholeInAWideFont: Story = {
  ...LongNumbersAreReadWhole,
  args: { ...LongNumbersAreReadWhole.args, max: 1_000_000, defaultValue: [0, 1_000_000] },
  render: (args) => (
    <div style={{ width: 272, fontFamily: 'Verdana, "DejaVu Sans", sans-serif' }}>
      <Slider {...args} />
    </div>
  ),
}

export const KeysMoveEachThumb: Story = {
  name: 'Keys move one and two thumbs [UI-008]',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Slider {...args} />
      <Slider label="Loan term" min={1} max={7} defaultValue={[5]} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const low = canvas.getByRole('slider', { name: 'Price from' })
    const high = canvas.getByRole('slider', { name: 'Price to' })
    const term = canvas.getByRole('slider', { name: 'Loan term' })
    await userEvent.tab()
    await expect(low).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(low).toHaveValue('21000')
    await expect(low).toHaveAttribute('aria-valuetext', '$21,000')
    await userEvent.tab()
    await expect(high).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(high).toHaveValue('250000')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [21_000, 250_000] })
    await userEvent.keyboard('{PageDown}')
    await expect(high).toHaveValue('225000')
    low.focus()
    await userEvent.keyboard('{End}')
    await expect(low).toHaveValue('225000')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [225_000, 225_000] })
    term.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(term).toHaveValue('4')
    await userEvent.keyboard('{Home}')
    await expect(term).toHaveValue('1')
  },
}

export const FieldsAndThumbsAgree: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '90000{Enter}')
    await expect(from).toHaveValue('60,000')
    await expect(canvas.getByRole('slider', { name: 'Price from' })).toHaveValue('60000')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [60_000, 60_000] })
  },
}

/** Presses, drags and lets go at shares of the track. */
async function drag(canvasElement: HTMLElement, from: number, to: number, pointerType = 'mouse') {
  const control = canvasElement.querySelector('.fc-slider__control')
  if (!control) throw new Error('There is no track')
  // A pointer that a test made up cannot be captured.
  control.setPointerCapture = () => {}
  const box = control.getBoundingClientRect()
  const at = (share: number) => ({
    clientX: box.left + share * box.width,
    clientY: box.top + box.height / 2,
    pointerId: 1,
    pointerType,
    button: 0,
  })
  await fireEvent.pointerDown(control, at(from))
  return {
    move: () => fireEvent.pointerMove(control, at(to)),
    release: () => fireEvent.pointerUp(control, at(to)),
    cancel: () => fireEvent.pointerCancel(control, at(to)),
  }
}

export const APressMovesTheNearerThumb: Story = {
  args: { min: 0, max: 100, step: 10, defaultValue: [20, 60] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const press = await drag(canvasElement, 0.9, 0.81)
    await expect(canvas.getByRole('slider', { name: 'Price to' })).toHaveValue('90')
    await expect(canvas.getByRole('slider', { name: 'Price to' })).toHaveFocus()
    await press.move()
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Price to' })).toHaveValue('80'))
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    await press.release()
    await expect(args.onValueCommit).toHaveBeenCalledWith({ value: [20, 80] })
  },
}

export const ThumbsInOnePlaceComeApart: Story = {
  args: { min: 0, max: 100, step: 10, defaultValue: [100, 100] },
  play: async ({ args, canvasElement }) => {
    const press = await drag(canvasElement, 1, 0.4)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await press.move()
    await press.release()
    await expect(args.onValueCommit).toHaveBeenCalledWith({ value: [40, 100] })
  },
}

export const AFingerThatScrollsPastChangesNothing: Story = {
  args: { min: 0, max: 100, step: 10, defaultValue: [20, 60] },
  play: async ({ args, canvasElement }) => {
    const press = await drag(canvasElement, 0.9, 0.9, 'touch')
    await press.cancel()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    const tap = await drag(canvasElement, 0.9, 0.9, 'touch')
    await tap.release()
    await expect(args.onValueCommit).toHaveBeenCalledWith({ value: [20, 90] })
  },
}

export const AValueBetweenTwoStepsIsKept: Story = {
  args: {
    label: 'Interest rate',
    min: 0,
    max: 20,
    step: 0.1,
    defaultValue: [12.94],
    prefix: '',
    suffix: ' %',
    decimals: 2,
  },
  play: async ({ canvasElement }) => {
    const rate = within(canvasElement).getByRole('slider', { name: 'Interest rate' })
    await expect(rate).toHaveValue('12.94')
    await expect(rate).toHaveAttribute('aria-valuetext', '12.94 %')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('12.94')
    rate.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(rate).toHaveValue('13')
  },
}
