import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { CloseIcon, HeartIcon, ShareIcon } from '../icon/index.ts'
import { VehiclePlaceholder } from '../vehicle-placeholder/index.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { label: 'Share', children: <ShareIcon size={20} /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton {...args} variant="outline" label="Share by email" />
      <IconButton {...args} variant="raised" shape="round" label="Close">
        <CloseIcon size={20} />
      </IconButton>
      <IconButton {...args} variant="outline" label="Share later" disabled />
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} variant="outline" size="sm" label="Small" />
      <IconButton {...args} variant="outline" size="md" label="Medium" />
      <IconButton {...args} variant="outline" size="lg" label="Large" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const small = within(canvasElement).getByRole('button', { name: 'Small' })
    const target = getComputedStyle(small, '::before')
    await expect([target.width, target.height]).toEqual(['44px', '44px'])
  },
}

function Favourite() {
  const [pressed, setPressed] = useState(false)
  return (
    <IconButton
      label="Save to favourites"
      pressed={pressed}
      variant="raised"
      shape="round"
      onClick={() => setPressed(!pressed)}
    >
      <HeartIcon size={20} />
    </IconButton>
  )
}

export const PressingTogglesIt: Story = {
  render: () => <Favourite />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save to favourites' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveAccessibleName('Save to favourites')
  },
}

export const OnAPhoto: Story = {
  render: () => (
    <div style={{ position: 'relative', maxWidth: 320 }}>
      <VehiclePlaceholder paint="#2d5488" />
      <div style={{ position: 'absolute', top: 8, right: 8 }}>
        <IconButton label="Saved to favourites" pressed variant="raised" shape="round">
          <HeartIcon size={20} />
        </IconButton>
      </div>
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true, variant: 'outline' } }

export const LongText: Story = {
  args: { label: 'Add the 2024 Mercedes-Benz GLC-Class GLC300 Coupe to your favourites' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /GLC300 Coupe/ })
    await expect(button).toHaveAttribute('title', button.getAttribute('aria-label'))
    // Without it the browser makes the tooltip a description, which says the name once more.
    await expect(button).toHaveAttribute('aria-description', '')
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(56)
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 120, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <IconButton {...args} variant="outline" label="First" />
      <IconButton {...args} variant="outline" label="Second" />
      <IconButton {...args} variant="outline" label="Third" />
    </div>
  ),
}

export const AsAnotherElement: Story = {
  args: {
    asChild: true,
    variant: 'outline',
    children: (
      <a href="#share">
        <ShareIcon size={20} />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Share' })
    await expect(link).toHaveAttribute('href', '#share')
    await expect(link).toHaveAttribute('title', 'Share')
  },
}
