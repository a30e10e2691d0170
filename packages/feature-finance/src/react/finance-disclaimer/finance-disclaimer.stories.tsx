import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FinanceDisclaimer } from './finance-disclaimer.tsx'

const sentence =
  'Finance is subject to the criteria of the credit provider, and fees and charges apply to it. '
const long = sentence.repeat(4).trim()

const meta = {
  title: 'Finance/Disclaimer',
  tags: ['autodocs'],
  component: FinanceDisclaimer,
  args: { text: long },
} satisfies Meta<typeof FinanceDisclaimer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows 197 characters, then all of it and back [FIN-080]',
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector('p') as HTMLElement
    await expect(text.innerText).toBe(`${long.slice(0, 197)}…`)
    await userEvent.click(canvas.getByText('Show more'))
    await expect(text.innerText).toBe(long)
    await userEvent.click(canvas.getByText('Show less'))
    await expect(text.innerText).toBe(`${long.slice(0, 197)}…`)
  },
}

export const WithoutScript: Story = { globals: { script: 'off' } }

export const Short: Story = {
  name: 'A text of 197 characters has no control [FIN-081]',
  args: { text: long.slice(0, 197) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull()
    await expect(canvasElement.querySelector('p')?.textContent).toBe(long.slice(0, 197))
  },
}
