import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { someHotspots, someTurnFrames } from '../../testing/index.ts'
import { SpinView } from './spin.tsx'

const meta = {
  title: 'Vehicle/Spin',
  component: SpinView,
  args: {
    name: '2021 Mazda CX-5',
    frames: someTurnFrames(),
    frame: 4,
    hrefFor: (frame) => `?frame=${frame + 1}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 760, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof SpinView>

export default meta
type Story = StoryObj<typeof meta>

const touched = { surface: {}, showsHelp: true, onTurning: () => {} }

export const Default: Story = { args: { ...touched, status: 'ready', loaded: 36 } }

export const WithoutScript: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2021 Mazda CX-5, view 5 of 36' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Turn right' })).toHaveAttribute(
      'href',
      '?frame=8',
    )
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

export const Loading: Story = {
  args: { ...touched, status: 'loading', loaded: 12 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading 360° view' })
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 36')
  },
}

export const Turning: Story = {
  args: { ...touched, status: 'ready', loaded: 36, isTurning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop turning' })).toBeVisible()
  },
}

export const Failed: Story = { args: { ...touched, status: 'failed', loaded: 3 } }

export const Hotspots: Story = {
  args: { ...touched, status: 'ready', loaded: 36, frame: 0, hotspots: someHotspots().exterior },
}

export const Narrow: Story = {
  args: { ...touched, status: 'ready', loaded: 36 },
  globals: { viewport: { value: 'narrow' } },
}
