import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { PhoneReveal } from './phone-reveal.tsx'

/** Keeps a test from calling anybody, and tells whether a press would have. */
function watchCalls(root: HTMLElement) {
  const calls: string[] = []
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !event.defaultPrevented) calls.push(link.getAttribute('href') ?? '')
    event.preventDefault()
  }
  root.ownerDocument.addEventListener('click', onClick)
  return { calls, stop: () => root.ownerDocument.removeEventListener('click', onClick) }
}

const meta = {
  title: 'Vehicle/Phone reveal',
  component: PhoneReveal,
  args: {
    phone: '07 7010 4200',
    href: 'tel:+61770104200',
    stockNumber: 'U20417',
    onReveal: fn(),
  },
} satisfies Meta<typeof PhoneReveal>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The number is masked first: its first four digits show [VDP-092]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('07 70•• ••••')).toBeVisible()
    await expect(canvas.getByText('07 7010 4200')).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call Now Show number' })).toBeVisible()
  },
}

export const Mobile: Story = {
  args: { phone: '0412 345 678', href: 'tel:+61412345678', stockNumber: null },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const TheFirstPressShowsTheNumberAndTheNextCalls: Story = {
  name: 'A press shows the number and records it; the next press calls [VDP-040] [VDP-093]',
  play: async ({ canvas, canvasElement, args }) => {
    const { calls, stop } = watchCalls(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /^Call Now/ }))
    const link = canvas.getByRole('link', { name: 'Call Now 07 7010 4200' })
    await expect(calls).toEqual([])
    await expect(args.onReveal).toHaveBeenCalledWith({ phone: '07 7010 4200' })
    await expect(canvas.getByRole('status')).toHaveTextContent('The number is 07 7010 4200')
    await userEvent.click(link)
    await expect(calls).toEqual(['tel:+61770104200'])
    await expect(args.onReveal).toHaveBeenCalledTimes(1)
    stop()
  },
}

export const ItIsRevealedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Call Now 07 7010 4200' })).toHaveFocus()
  },
}

export const AFailureIsOnlyLogged: Story = {
  name: 'The number shows although recording it failed, which is only logged [VDP-094]',
  args: { onReveal: fn(() => Promise.reject(new Error('down'))) },
  play: async ({ canvas }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('link', { name: 'Call Now 07 7010 4200' })).toBeVisible()
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The phone reveal was not recorded:', expect.any(Error)),
    )
    warn.mockRestore()
  },
}
