import { findBodyDrawing, findPaint } from '@forecourt/stock/model'
import { BodyIcon, VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'UI/Vehicle placeholder',
  component: VehiclePlaceholder,
  decorators: [(Story) => <div style={{ maxWidth: 960 }}>{Story()}</div>],
} satisfies Meta<typeof VehiclePlaceholder>

export default meta
type Story = StoryObj<typeof meta>

/** Bodies with a drawing, and one nobody knows. */
const bodies = [
  'Hatch',
  'Sedan',
  'Wagon',
  'SUV',
  'Ute',
  'Van',
  'People Mover',
  'Convertible',
  'Coupe',
  'Cab Chassis',
  'Bus',
  'Light Truck',
  'Prime Mover',
  'Motorcycle',
  'Caravan',
  'Motorhome',
  'Spaceship',
]

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

export const BodyShapes: Story = {
  render: () => (
    <div style={grid}>
      {bodies.map((body, index) => (
        <VehiclePlaceholder
          key={body}
          drawing={findBodyDrawing(body)}
          paint={findPaint(colours[index % colours.length] ?? null)}
        />
      ))}
    </div>
  ),
}

export const Icons: Story = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
      {bodies.map((body) => (
        <span key={body} style={{ display: 'grid', justifyItems: 'center', fontSize: 13 }}>
          <BodyIcon drawing={findBodyDrawing(body)} />
          {body}
        </span>
      ))}
    </div>
  ),
}
