import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'UI/Phone field',
  component: PhoneField,
  args: { label: 'Mobile Number' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

const phoneIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: /Number/ })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = phoneIn(canvasElement)
    await expect(input).toHaveAttribute('type', 'tel')
    await expect(input).toHaveAttribute('inputmode', 'tel')
    await expect(input).toHaveAttribute('autocomplete', 'tel')
  },
}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithHint: Story = { args: { hint: 'Only to answer this enquiry.' } }

export const WithError: Story = {
  args: {
    defaultValue: '0412 345 67',
    hint: 'Only to answer this enquiry.',
    error: 'Please enter a valid phone number.',
  },
  play: async ({ canvasElement }) => {
    await expect(phoneIn(canvasElement)).toHaveAccessibleDescription(
      'Please enter a valid phone number. Only to answer this enquiry.',
    )
  },
}

export const Prefilled: Story = {
  args: { defaultValue: '0412345678' },
  play: async ({ canvasElement }) => {
    await expect(phoneIn(canvasElement)).toHaveValue('0412 345 678')
  },
}

export const Landline: Story = { args: { label: 'Phone Number', defaultValue: '0731234567' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '+61412345678' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '1300123456' } }

export const LongText: Story = {
  args: {
    label: 'Number at which we can reach you between nine in the morning and five in the afternoon',
    hint: 'A mobile is best, because we can send the address and the time as a text message.',
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 180 }}>
      <PhoneField {...args} />
    </div>
  ),
}

export const GroupsDigitsWhileTheyAreTyped: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = phoneIn(canvasElement)
    await userEvent.type(input, '0412345678')
    await expect(input).toHaveValue('0412 345 678')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '0412 345 678' })
    await userEvent.clear(input)
    await userEvent.type(input, '0731234567')
    await expect(input).toHaveValue('(07) 3123 4567')
    await userEvent.clear(input)
    await userEvent.type(input, '131234')
    await expect(input).toHaveValue('13 12 34')
  },
}

export const TheCaretStaysWhereItIsTyped: Story = {
  args: { defaultValue: '0412 345 678' },
  play: async ({ canvasElement }) => {
    const input = phoneIn(canvasElement)
    input.focus()
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('0412 456 78')
    // Before or after the space between the groups: the next digit goes to the same place.
    await waitFor(() => expect([4, 5]).toContain(input.selectionStart))
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('0412 945 678')
    await waitFor(() => expect(input.selectionStart).toBe(6))
  },
}

export const DeletingGoesThroughSpacesAndBrackets: Story = {
  args: { defaultValue: '0731234567' },
  play: async ({ canvasElement }) => {
    const input = phoneIn(canvasElement)
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
    await userEvent.keyboard('{Backspace>10/}')
    await expect(input).toHaveValue('')
  },
}

export const WhatItDoesNotKnowStaysAsTyped: Story = {
  play: async ({ canvasElement }) => {
    const input = phoneIn(canvasElement)
    await userEvent.type(input, '+64 21 123 456')
    await expect(input).toHaveValue('+64 21 123 456')
    await userEvent.clear(input)
    await userEvent.type(input, '04123456789')
    await userEvent.tab()
    await expect(input).toHaveValue('0412 345 6789')
    await userEvent.clear(input)
    await userEvent.type(input, 'ask for Priya')
    await userEvent.tab()
    await expect(input).toHaveValue('ask for Priya')
  },
}

function HeldByThePage() {
  const [phone, setPhone] = useState('')
  return (
    <>
      <PhoneField
        label="Mobile Number"
        value={phone}
        onValueChange={({ value }) => setPhone(value)}
      />
      <p>
        Will be sent as <output>{phone}</output>
      </p>
    </>
  )
}

export const ThePageMayHoldTheNumber: Story = {
  render: () => <HeldByThePage />,
  play: async ({ canvasElement }) => {
    const input = phoneIn(canvasElement)
    await userEvent.type(input, '0412345678')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('0412 345 678')
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('{Delete}')
    await expect(input).toHaveValue('0423 456 78')
    await expect(input.selectionStart).toBe(2)
  },
}
