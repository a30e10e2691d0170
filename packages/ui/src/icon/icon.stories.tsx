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
