import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FeatureLists } from './feature-lists.tsx'

const features = [
  'Adaptive cruise control',
  'Apple CarPlay and Android Auto',
  'Blind spot monitor',
  'Head-up display',
  'Heated front seats',
  'Lane keep assist',
  'Power tailgate',
  'Rear cross traffic alert',
  'Satellite navigation',
  'Sunroof',
]

const meta = {
  title: 'Vehicle/Feature lists',
  component: FeatureLists,
  args: { lists: [{ title: 'Features', features }] },
} satisfies Meta<typeof FeatureLists>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Categories: Story = {
  args: {
    lists: [
      { title: 'Safety', features: features.slice(0, 3) },
      { title: 'Comfort', features: features.slice(3) },
    ],
  },
}

export const EightFeatures: Story = {
  name: 'Eight features have no Show All [VDP-055]',
  args: { lists: [{ title: 'Features', features: features.slice(0, 8) }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvasElement.querySelector('summary')).toBeNull()
  },
}

export const ShowAllShowsTheRest: Story = {
  name: 'Eight features, then Show All and Hide [VDP-054]',
  play: async ({ canvas, canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('li')]
        .filter((item) => item.checkVisibility())
        .map((item) => item.textContent)
    await expect(shown()).toEqual(features.slice(0, 8))
    await userEvent.click(canvas.getByText('Show All'))
    await expect(shown()).toEqual(features)
    await userEvent.click(canvas.getByText('Hide'))
    await expect(shown()).toEqual(features.slice(0, 8))
  },
}
