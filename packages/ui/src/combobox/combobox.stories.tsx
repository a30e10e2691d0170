import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Combobox } from './combobox.tsx'

const makes = [
  'Audi',
  'BMW',
  'Citroën',
  'Ford',
  'Honda',
  'Hyundai',
  'Isuzu',
  'Kia',
  'Lexus',
  'Mazda',
  'Mercedes-Benz',
  'Mitsubishi',
  'Nissan',
  'Subaru',
  'Toyota',
  'Volkswagen',
].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  description: `${214 - index * 11}`,
}))

const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  args: { label: 'Make', options: makes, placeholder: 'Any make' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: /Make|Suburb/ })

export const Default: Story = {}

export const Prefilled: Story = { args: { defaultValue: 'toyota' } }

export const Open: Story = {
  args: { defaultValue: 'hyundai' },
  decorators: [(Story) => <div style={{ minHeight: 440 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    const chosen = await within(canvasElement).findByRole('option', { name: /Hyundai/ })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
  },
}

export const Filtered: Story = {
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'su')
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')).toHaveLength(3))
  },
}

export const NoMatches: Story = {
  decorators: [(Story) => <div style={{ minHeight: 160 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'tesla')
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('No matches'))
  },
}

export const Grouped: Story = {
  args: {
    options: [
      { value: 'ford', label: 'Ford', group: 'Most wanted' },
      { value: 'toyota', label: 'Toyota', group: 'Most wanted' },
      { value: 'audi', label: 'Audi', group: 'All makes' },
      { value: 'bmw', label: 'BMW', group: 'All makes' },
      { value: 'honda', label: 'Honda', group: 'All makes' },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 400 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.click(input)
    const group = await canvas.findByRole('group', { name: 'Most wanted' })
    await expect(within(group).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const audi = canvas.getByRole('option', { name: 'Audi' })
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', audi.id))
  },
}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { hint: 'Of the car you drive now.', error: 'Choose a make.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Choose a make. Of the car you drive now.',
    )
  },
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'toyota' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'toyota' } }

export const WithFreeText: Story = {
  args: {
    label: 'Suburb',
    allowsOther: true,
    placeholder: undefined,
    options: ['Indooroopilly', 'Parramatta', 'Toowong'].map((label) => ({ value: label, label })),
    onValueChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.type(input, 'Kangaroo Point')
    await userEvent.tab()
    await expect(input).toHaveValue('Kangaroo Point')
    await expect(input).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Kangaroo Point' })
  },
}

export const LongText: Story = {
  args: {
    label: 'Make of the vehicle you would like to trade in',
    hint: 'As it stands on the certificate of registration; a model comes next.',
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Donaudampfschifffahrtsgesellschaft Kraftwagen und Traktoren' },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 200 }}>
      <Combobox {...args} />
    </div>
  ),
}

export const KeysFilterAndChoose: Story = {
  args: { name: 'make', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = fieldIn(canvasElement)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('m')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{Backspace}citroe')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 option'))
    await userEvent.keyboard('{ArrowDown}')
    const option = canvas.getByRole('option', { name: /Citroën/ })
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveValue('Citroën'))
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'citroën' })
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name=make]')
    await expect(sent?.value).toBe('citroën')
  },
}

export const ArrowsGoRoundAndEscapeCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = fieldIn(canvasElement)
    await userEvent.tab()
    const reaches = (name: RegExp) =>
      waitFor(() =>
        expect(input).toHaveAttribute(
          'aria-activedescendant',
          canvas.getByRole('option', { name }).id,
        ),
      )
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('16 options'))
    await userEvent.keyboard('{ArrowUp}')
    await reaches(/Volkswagen/)
    // A tint would be too weak a sign.
    const { outlineStyle } = getComputedStyle(canvas.getByRole('option', { name: /Volkswagen/ }))
    await expect(outlineStyle).toBe('solid')
    await userEvent.keyboard('{ArrowDown}')
    await reaches(/Audi/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
    await expect(input).toHaveValue('')
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull())
  },
}

export const ATextThatIsNoOptionStaysAndIsExplained: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.type(input, 'Toyoda')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveValue('Toyoda')
    await expect(input).toHaveAccessibleDescription('Choose one from the list.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
    await userEvent.clear(input)
    await userEvent.type(input, 'toyota')
    await userEvent.tab()
    await expect(input).toHaveValue('Toyota')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'toyota' })
  },
}

export const APressChoosesAndKeepsTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = fieldIn(canvasElement)
    await userEvent.click(input)
    await userEvent.click(await canvas.findByRole('option', { name: /Mazda/ }))
    await waitFor(() => expect(input).toHaveValue('Mazda'))
    await expect(input).toHaveFocus()
  },
}

export const TheButtonOpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const input = fieldIn(canvasElement)
    const button = canvasElement.querySelector('button')
    if (!button) throw new Error('[ui] expected a button in the field')
    await userEvent.click(button)
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await expect(input).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
    await expect(input).toHaveFocus()
  },
}

export const WritingInTheMiddleStaysThere: Story = {
  args: { defaultValue: 'toyota' },
  play: async ({ canvasElement }) => {
    const input = fieldIn(canvasElement)
    await userEvent.type(input, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('y')
    await expect(input).toHaveValue('Txyoyota')
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  args: {
    name: 'make',
    defaultValue: 'toyota',
    options: makes.map((make) => ({ ...make, group: 'Makes' })),
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Make' })
    await expect(select.tagName).toBe('SELECT')
    await expect(select).toHaveAttribute('name', 'make')
    await expect(select).toHaveValue('toyota')
    await expect(select.querySelector('optgroup')).toHaveAttribute('label', 'Makes')
  },
}
