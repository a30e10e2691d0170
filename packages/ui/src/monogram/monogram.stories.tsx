import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Monogram } from './monogram.tsx'

const makes = ['Toyota', 'BMW', 'Mercedes-Benz', 'Land Rover', 'Kia', 'GWM', 'Isuzu Ute', 'MG']

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

const meta = {
  title: 'UI/Monogram',
  component: Monogram,
  args: { name: 'Mercedes-Benz' },
} satisfies Meta<typeof Monogram>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Monogram {...args} size="sm" />
      <Monogram {...args} size="md" />
      <Monogram {...args} size="lg" />
    </div>
  ),
}

export const BesideNames: Story = {
  render: () => (
    <ul style={{ ...row, padding: 0, margin: 0, listStyle: 'none' }}>
      {makes.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <Monogram name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const ThreeLetters: Story = {
  name: 'Three wide letters stay inside the frame',
  args: { name: 'GWM' },
  render: Sizes.render,
  play: async ({ canvas }) => {
    for (const frame of canvas.getAllByText('GWM'))
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
}

export const OnADarkBand: Story = {
  render: (args) => (
    <div data-surface="dark" style={{ padding: 24, background: 'var(--colors-canvas)' }}>
      <Monogram {...args} size="lg" />
    </div>
  ),
}

export const OnlyTheNameIsRead: Story = {
  render: (args) => (
    <a href="#mercedes-benz" style={{ display: 'inline-flex', gap: 10, alignItems: 'center' }}>
      <Monogram {...args} />
      Mercedes-Benz
    </a>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName('Mercedes-Benz')
  },
}
