import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CodeField } from './code-field.tsx'

const meta = {
  title: 'UI/Code field',
  component: CodeField,
  args: { hint: 'We sent it to 0412 345 678.' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

const codeIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Verification code' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = codeIn(canvasElement)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1)
  },
}

export const HalfFilled: Story = { args: { defaultValue: '482' } }

export const Filled: Story = { args: { defaultValue: '482913' } }

export const WithFocus: Story = {
  args: { defaultValue: '48' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(codeIn(canvasElement)).toHaveFocus()
  },
}

export const FourDigits: Story = { args: { length: 4, defaultValue: '48' } }

export const Required: Story = { args: { required: true } }

export const WithError: Story = {
  args: {
    defaultValue: '482913',
    error: 'The verification code is invalid. Please try again.',
  },
  play: async ({ canvasElement }) => {
    const input = codeIn(canvasElement)
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'The verification code is invalid. Please try again. We sent it to 0412 345 678.',
    )
  },
}

export const ReadOnly: Story = { args: { defaultValue: '482913', readOnly: true } }

export const Disabled: Story = { args: { disabled: true, hint: 'Send the code first.' } }

export const LongText: Story = {
  args: {
    label: 'Code from the text message we sent to the mobile number you entered above',
    hint: 'It can take a minute to arrive. Ask for another one when nothing has come after that.',
  },
}

export const Narrow: Story = {
  args: { defaultValue: '482' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <CodeField {...args} />
    </div>
  ),
}

export const TypingFillsTheBoxesAndSaysWhenItIsWhole: Story = {
  args: { onValueChange: fn(), onComplete: fn() },
  play: async ({ args, canvasElement }) => {
    const input = codeIn(canvasElement)
    await userEvent.type(input, '48 29a1')
    await expect(input).toHaveValue('48291')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '3')
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '482913' })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'All 6 digits entered.',
    )
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('48291')
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

export const PastingTakesTheCodeOutOfTheMessage: Story = {
  args: { onComplete: fn() },
  play: async ({ args, canvasElement }) => {
    const input = codeIn(canvasElement)
    await userEvent.click(input)
    await userEvent.paste('Your Harbour code is 482 913.')
    await expect(input).toHaveValue('482913')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
  },
}

export const EachDigitStandsInItsBox: Story = {
  args: { defaultValue: '482913' },
  play: async ({ canvasElement }) => {
    const input = codeIn(canvasElement)
    const boxes = [...canvasElement.querySelectorAll('.fc-code-field__box')]
    const style = getComputedStyle(input)
    const ruler = document.createElement('canvas').getContext('2d')
    if (!ruler) throw new Error('There is no canvas to measure with')
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const digit = ruler.measureText('0').width
    const pitch = digit + Number.parseFloat(style.letterSpacing)
    const start = input.getBoundingClientRect().left + Number.parseFloat(style.paddingInlineStart)
    for (const [index, box] of boxes.entries()) {
      const { left, width } = box.getBoundingClientRect()
      const middle = start + index * pitch + digit / 2
      // oxlint-disable-next-line no-await-in-loop -- one box after the other
      await expect(Math.abs(middle - (left + width / 2))).toBeLessThan(1.5)
    }
  },
}
