import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MultiCombobox } from './multi-combobox.tsx'

const models = [
  { value: 'rav4', label: 'RAV4', description: '41', group: 'SUV' },
  { value: 'kluger', label: 'Kluger', description: '18', group: 'SUV' },
  { value: 'landcruiser', label: 'LandCruiser', description: '12', group: 'SUV' },
  { value: 'hilux', label: 'HiLux', description: '63', group: 'Ute' },
  { value: 'corolla', label: 'Corolla', description: '55', group: 'Passenger' },
  { value: 'camry', label: 'Camry', description: '27', group: 'Passenger' },
]

const meta = {
  title: 'UI/Multi combobox',
  component: MultiCombobox,
  args: { label: 'Models', options: models, placeholder: 'Any model', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof MultiCombobox>

export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Models' })

export const Default: Story = {}

export const Prefilled: Story = { args: { defaultValue: ['rav4', 'hilux'] } }

export const Open: Story = {
  args: { defaultValue: ['kluger'] },
  decorators: [(Story) => <div style={{ minHeight: 460 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    const list = await canvas.findByRole('listbox', { name: 'Models' })
    await expect(list).toHaveAttribute('aria-multiselectable', 'true')
    const group = within(list).getByRole('group', { name: 'SUV' })
    await expect(within(group).getAllByRole('option')).toHaveLength(3)
    await expect(within(group).getByRole('option', { name: /Kluger/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Required: Story = { args: { required: true } }

export const WithError: Story = {
  args: { hint: 'Up to three.', error: 'Choose a model.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('Choose a model. Up to three.')
  },
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: ['rav4', 'hilux'] } }

export const Disabled: Story = { args: { disabled: true, defaultValue: ['rav4'] } }

export const LongText: Story = {
  args: {
    label: 'Models you would also consider',
    defaultValue: ['long', 'rav4'],
    options: [
      { value: 'long', label: 'Donaudampfschifffahrtsgesellschaft Kraftwagen und Traktoren' },
      ...models,
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <MultiCombobox {...args} />
    </div>
  ),
}

export const KeysChooseSeveralAndTakeThemOut: Story = {
  args: { name: 'model' },
  play: async ({ args, canvas, canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('cam')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 option'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(input).toHaveValue(''))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['camry'] })
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('hil')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 option'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['camry', 'hilux'] }),
    )
    const sent = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input[name=model]')]
    await expect(sent().map(({ value }) => value)).toEqual(['camry', 'hilux'])
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['camry'] }))
    await expect(sent().map(({ value }) => value)).toEqual(['camry'])
  },
}

export const APressChoosesAndAnotherTakesOut: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    const kluger = await canvas.findByRole('option', { name: /Kluger/ })
    await userEvent.click(kluger)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['kluger'] }))
    await waitFor(() => expect(kluger).toHaveAttribute('aria-selected', 'true'))
    await expect(kluger).toBeVisible()
    await userEvent.click(kluger)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] }))
  },
}

export const TagsTakeOut: Story = {
  args: { defaultValue: ['rav4', 'hilux'] },
  play: async ({ args, canvas, canvasElement }) => {
    const chosen = within(canvas.getByRole('list', { name: 'Chosen' }))
    await userEvent.click(chosen.getByRole('button', { name: 'Remove RAV4' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['hilux'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove HiLux' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
    await expect(fieldIn(canvasElement)).toHaveFocus()
  },
}

export const ATextThatIsNoOptionStaysAndIsExplained: Story = {
  play: async ({ args, canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.type(input, 'Celica')
    await userEvent.tab()
    await expect(input).toHaveValue('Celica')
    await expect(input).toHaveAccessibleDescription('Choose one from the list.')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, 'camry')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['camry'] })
    await expect(input).toBeValid()
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  args: { name: 'model', defaultValue: ['rav4', 'hilux'] },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('listbox', { name: 'Models' })
    await expect(select).toHaveAttribute('name', 'model')
    await expect(select.selectedOptions).toHaveLength(2)
    await expect(canvas.getByRole('group', { name: 'SUV' })).toBeVisible()
  },
}
