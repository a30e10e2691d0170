import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BodyIcon } from './body-icon.tsx'
import { findPaint } from './paint.ts'
import { VehiclePlaceholder } from './vehicle-placeholder.tsx'

const meta = {
  title: 'UI/Vehicle placeholder',
  component: VehiclePlaceholder,
  args: { bodyShape: 'suv', paint: findPaint('Lunar Blue') },
  decorators: [(Story) => <div style={{ maxWidth: 960 }}>{Story()}</div>],
} satisfies Meta<typeof VehiclePlaceholder>

export default meta
type Story = StoryObj<typeof meta>

const shapes = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'ute',
  'van',
  'people-mover',
  'convertible',
  'coupe',
  'cab-chassis',
  'bus',
  'light-truck',
  'prime-mover',
  'motorcycle',
  'caravan',
  'motorhome',
  'generic',
] as const

const colours = [
  'Polar White',
  'Ebony Black',
  'Sterling Silver',
  'Graphite Grey',
  'Soul Red',
  'Ocean Blue',
  'Jungle Green',
  'Sunset Orange',
  'Desert Sand',
  'Solar Yellow',
  'Teal Mist',
  'Amethyst',
]

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
} as const

export const Default: Story = {
  args: { alt: '2024 Kia Sportage, photos coming soon' },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <VehiclePlaceholder {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '2024 Kia Sportage, photos coming soon' }),
    ).toBeVisible()
  },
}

export const BodyShapes: Story = {
  render: () => (
    <div style={grid}>
      {shapes.map((shape, index) => (
        <VehiclePlaceholder
          key={shape}
          bodyShape={shape}
          paint={findPaint(colours[index % colours.length] ?? null)}
        />
      ))}
    </div>
  ),
}

export const Colours: Story = {
  render: () => (
    <div style={grid}>
      {colours.map((colour) => (
        <VehiclePlaceholder
          key={colour}
          bodyShape="hatch"
          paint={findPaint(colour)}
          text={colour}
        />
      ))}
    </div>
  ),
}

export const WithoutText: Story = { args: { text: null } }

export const LongText: Story = {
  args: { text: 'Photos follow as soon as the inspection in Indooroopilly is complete' },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <VehiclePlaceholder {...args} />
    </div>
  ),
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 120 }}>
      <VehiclePlaceholder {...args} text={null} />
    </div>
  ),
}

export const Icons: Story = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
      {shapes.map((shape) => (
        <span key={shape} style={{ display: 'grid', justifyItems: 'center', fontSize: 13 }}>
          <BodyIcon bodyShape={shape} />
          {shape}
        </span>
      ))}
    </div>
  ),
}
