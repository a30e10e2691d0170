import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CertifiedIcon } from '../icon/index.ts'
import { VehiclePlaceholder } from '../vehicle-placeholder/index.ts'
import { Tag } from './tag.tsx'

const meta = {
  title: 'UI/Tag',
  component: Tag,
  args: { children: 'New arrival' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const
const photo = { position: 'relative', width: '100%', maxWidth: 320 } as const
const photos = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
} as const

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Tag>New arrival</Tag>
      <Tag tone="sale">Save $3,000</Tag>
      <Tag tone="sold">Sold</Tag>
      <Tag tone="quiet">Demonstrator</Tag>
      <Tag tone="quiet" icon={<CertifiedIcon size={14} />}>
        Certified
      </Tag>
    </div>
  ),
}

export const OnAPhotograph: Story = {
  args: { placed: 'start' },
  render: (args) => (
    <div style={photo}>
      <VehiclePlaceholder paint="#2d5488" text={null} />
      <Tag {...args} />
    </div>
  ),
}

const grounds = [
  '#ffffff',
  '#000000',
  'conic-gradient(#fff 25%, #111 0 50%, #fff 0 75%, #111 0) 0 0 / 24px 24px',
  'linear-gradient(120deg, #f6c744, #e2471d, #1e6f5c, #1b3a6b)',
]

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const linear = [red, green, blue].map((part) =>
    part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

/** Colour as the screen shows it, in sRGB whatever space the sheet speaks. */
function shown(colour: string) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].join(' ')
}

export const IsReadableOnAnyPicture: Story = {
  args: { placed: 'start' },
  render: (args) => (
    <div style={photos}>
      {grounds.flatMap((background) =>
        (['accent', 'sale', 'sold', 'quiet'] as const).map((tone) => (
          <div key={background + tone} style={{ ...photo, height: 96, background }}>
            <Tag {...args} tone={tone} />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tags = within(canvasElement).getAllByText('New arrival')
    const ratios = tags.map((tag) => {
      const { color, backgroundColor } = getComputedStyle(tag)
      const [text, ground] = [luminance(shown(color)), luminance(shown(backgroundColor))]
      return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
    })
    await expect(ratios).toHaveLength(16)
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  },
}

export const OneAtATime: Story = {
  render: () => (
    <div style={photo}>
      <VehiclePlaceholder paint="#545b63" text={null} />
      <Tag placed="start" tone="sold">
        Sold
      </Tag>
      <Tag placed="start">New arrival</Tag>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Sold')).toBeVisible()
    await expect(canvas.getByText('New arrival')).not.toBeVisible()
  },
}

export const LongText: Story = {
  args: { placed: 'start', children: 'Demonstrator available at Indooroopilly only' },
  render: OnAPhotograph.render,
}

export const Narrow: Story = {
  args: { placed: 'start', children: 'Vorführwagenverfügbarkeit ab Oktober' },
  render: (args) => (
    <div style={{ ...photo, maxWidth: 160 }}>
      <VehiclePlaceholder paint="#a42a2c" text={null} />
      <Tag {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByText(/ab Oktober/)
    await expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(160 - 44 - 24)
  },
}
