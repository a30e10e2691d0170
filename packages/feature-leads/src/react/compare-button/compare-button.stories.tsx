import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CompareButton } from './compare-button.tsx'

const meta = {
  title: 'Leads/Compare button',
  component: CompareButton,
  args: { car: { id: 7, name: '2021 Toyota Corolla' } },
} satisfies Meta<typeof CompareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Compared: Story = {
  args: { isCompared: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Compare 2021 Toyota Corolla', pressed: true }),
    ).toBeVisible()
  },
}

export const PressingTellsTheCar: Story = {
  args: { onToggle: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onToggle).toHaveBeenCalledWith({ id: 7 })
  },
}
