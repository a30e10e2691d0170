import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VehiclePlaceholder } from './vehicle-placeholder.tsx'

const meta = {
  title: 'UI/Vehicle placeholder',
  component: VehiclePlaceholder,
  args: { paint: '#2d5488' },
  decorators: [(Story) => <div style={{ maxWidth: 960 }}>{Story()}</div>],
} satisfies Meta<typeof VehiclePlaceholder>

export default meta
type Story = StoryObj<typeof meta>

const colours = {
  'Polar White': '#e9ebec',
  'Ebony Black': '#23272d',
  'Sterling Silver': '#b7bdc3',
  'Graphite Grey': '#545b63',
  'Soul Red': '#a42a2c',
  'Ocean Blue': '#2d5488',
  'Jungle Green': '#4d6b52',
  'Sunset Orange': '#c8672c',
}

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

export const Colours: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries(colours).map(([name, paint]) => (
        <VehiclePlaceholder key={name} paint={paint} text={name} />
      ))}
    </div>
  ),
}

export const Small: Story = {
  name: 'A small one shows the vehicle alone: words would cover it',
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {[88, 240].map((width) => (
        <div key={width} style={{ width }}>
          <VehiclePlaceholder {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [small, wide] = canvas.getAllByText('Photos coming soon')
    await expect(small).not.toBeVisible()
    await expect(wide).toBeVisible()
  },
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
