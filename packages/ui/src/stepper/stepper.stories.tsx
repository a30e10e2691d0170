import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    label: 'Trade-in steps',
    currentIndex: 2,
    steps: [
      { label: 'Your vehicle', href: '#vehicle' },
      { label: 'Condition', href: '#condition' },
      { label: 'Photos', href: '#photos' },
      { label: 'Contact', href: '#contact' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstStep: Story = { args: { currentIndex: 0 } }

export const LastStep: Story = { args: { currentIndex: 3 } }

export const AllDone: Story = {
  args: { currentIndex: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const LongText: Story = {
  args: {
    steps: [
      { label: 'The vehicle you would like to hand over', href: '#vehicle' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitän', href: '#condition' },
      { label: 'Photos of every side' },
      { label: 'How we reach you' },
    ],
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Step 3 of 4:')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Condition (done)' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const SaysWhereOneIsAndLinksBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    const steps = within(canvas.getByRole('navigation', { name: 'Trade-in steps' }))
    const links = steps.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#vehicle', '#condition'])
    const current = canvasElement.querySelector('[aria-current=step]')
    await expect(current).toHaveTextContent('Photos (current step)')
    await expect(steps.getByText('Contact')).toHaveTextContent('Contact (not started)')
    await userEvent.tab()
    await expect(steps.getByRole('link', { name: 'Your vehicle (done)' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const APlainClickStaysOnThePage: Story = {
  args: { onStepChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Condition (done)' }))
    await expect(args.onStepChange).toHaveBeenCalledWith({ index: 1 })
    await expect(location.hash).not.toBe('#condition')
  },
}
