import { aCar } from '@forecourt/stock/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { listKeyInformation } from '../../model/index.ts'
import { KeyInformation } from './key-information.tsx'

const facts = listKeyInformation(aCar())

const meta = {
  title: 'Vehicle/Key information',
  component: KeyInformation,
  args: { facts },
} satisfies Meta<typeof KeyInformation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FourFacts: Story = {
  name: 'Four facts have no Show More [VDP-051]',
  args: { facts: facts.slice(0, 4) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(4)
    await expect(canvasElement.querySelector('summary')).toBeNull()
  },
}

export const LongValues: Story = {
  args: {
    facts: [
      {
        kind: 'transmission',
        label: 'Transmission',
        value: '10 speed SelectShift Sports Automatic with paddle shifters',
      },
      { kind: 'colour', label: 'Colour', value: 'Kinetic Blue Metallic with Absolute Black roof' },
    ],
  },
}

export const ShowMoreShowsEveryFact: Story = {
  name: 'Four facts, then Show More and Show Less [VDP-050]',
  play: async ({ canvas, canvasElement }) => {
    const labels = facts.map((fact) => fact.label)
    const shown = () =>
      [...canvasElement.querySelectorAll('dt')]
        .filter((label) => label.checkVisibility())
        .map((label) => label.textContent)
    await expect(shown()).toEqual(labels.slice(0, 4))
    await userEvent.click(canvas.getByText('Show More'))
    await expect(shown()).toEqual(labels)
    await userEvent.click(canvas.getByText('Show Less'))
    await expect(shown()).toEqual(labels.slice(0, 4))
  },
}
