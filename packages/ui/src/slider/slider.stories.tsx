import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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

export const NarrowContainer: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
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
    const [low, high, term] = canvas.getAllByRole('slider')
    low?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(low).toHaveAttribute('aria-valuenow', '21000'))
    await expect(low).toHaveAttribute('aria-valuetext', '$21,000')
    high?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(high).toHaveAttribute('aria-valuenow', '250000'))
    await waitFor(() =>
      expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [21_000, 250_000] }),
    )
    term?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(term).toHaveAttribute('aria-valuenow', '4'))
  },
}

export const FieldsAndThumbsAgree: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '90000{Enter}')
    await expect(from).toHaveValue('60,000')
    await waitFor(() =>
      expect(canvas.getAllByRole('slider')[0]).toHaveAttribute('aria-valuenow', '60000'),
    )
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [60_000, 60_000] })
  },
}
