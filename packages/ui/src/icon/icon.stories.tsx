import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import * as icons from './index.ts'

type IconComponent = ComponentType<{ size?: number; 'aria-label'?: string }>

const meta = {
  title: 'UI/Icon',
  component: icons.OdometerIcon,
} satisfies Meta<typeof icons.OdometerIcon>

export default meta
type Story = StoryObj<typeof meta>

const cell = { display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 } as const

export const Default: Story = { args: { size: 32 } }

export const AllIcons: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
      }}
    >
      {Object.entries(icons).map(([name, icon]) => {
        const Icon: IconComponent = icon
        return (
          <div key={name} style={cell}>
            <Icon size={28} />
            {name.replace('Icon', '')}
          </div>
        )
      })}
    </div>
  ),
}

const purposes = {
  'Fuel and drive':
    'Fuel Diesel Hybrid Electric Charger Battery Lpg Hydrogen Eco Engine Transmission Drive',
  Vehicle: 'Car CarFront Truck Bus Van Caravan Motorcycle Odometer Seat Door Bed Interior Palette',
  'Size and load': 'Width Length Height Weight Axle Towing Tyre Plate',
  Trust: 'Certified Warranty Shield History Star ThumbsUp Key Document Service Handshake',
  Contact: 'Phone Mail Message MapPin Directions Clock Calendar Booking Building Person Users',
  'What to do':
    'Heart Compare Share Print Filters Sort Search Play Pause Spin Expand Camera Upload Download Copy Link Edit Trash Refresh',
  States: 'Info CircleCheck TriangleAlert Error Help Bell Lock Eye',
  Ways: 'ArrowLeft ArrowRight ArrowUp ArrowDown ChevronLeft ChevronRight ChevronUp ChevronDown Check Close Plus Minus Menu More ExternalLink Home',
  'Social networks': 'Facebook Instagram Youtube Tiktok Linkedin',
  Money: 'Tag Cash Percent Calculator Trend Gauge Megaphone',
} as const

const named: Readonly<Record<string, IconComponent>> = icons

export const ByPurpose: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: 24, margin: 0 }}>
      {Object.entries(purposes).map(([purpose, names]) => (
        <div key={purpose}>
          <dt style={{ fontWeight: 600, marginBlockEnd: 12 }}>{purpose}</dt>
          <dd style={{ display: 'flex', flexWrap: 'wrap', gap: 20, margin: 0 }}>
            {names.split(' ').map((name) => {
              const Icon = named[`${name}Icon`]
              if (!Icon) throw new Error(`there is no ${name}Icon`)
              return (
                <span key={name} style={{ ...cell, width: 84 }}>
                  <Icon size={24} />
                  {name}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {[16, 18, 20, 24, 32, 48].map((size) => (
        <icons.HybridIcon key={size} size={size} />
      ))}
    </div>
  ),
}

export const Narrow: Story = { ...ByPurpose, globals: { viewport: { value: 'narrow' } } }

export const IsSilentUntilNamed: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <icons.TransmissionIcon />
      <icons.TransmissionIcon aria-label="Automatic" />
      <icons.HeartIcon />
      <icons.OdometerIcon aria-label="Odometer" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const named = within(canvasElement).getAllByRole('img')
    await expect(named.map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Automatic',
      'Odometer',
    ])
  },
}
