import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Logo, LogoStrip } from './logo-strip.tsx'

const drawings = [
  ['Meridian', '#b3261e', 'M0 16a16 16 0 1 1 32 0 16 16 0 1 1-32 0m7 0 9-10 9 10-9 10z'],
  ['Kestrel', '#0b4f6c', 'M0 28 16 2l16 26-16-8z'],
  ['Tasman', '#2e7d32', 'M2 4h28v6H19v18h-6V10H2z'],
  ['Corvid', '#6a3f9b', 'M4 16a12 12 0 0 1 22-7l-5 3a6 6 0 1 0 0 8l5 3A12 12 0 0 1 4 16'],
  ['Boreal', '#d07b00', 'M16 1l4 11 11 4-11 4-4 11-4-11L1 16l11-4z'],
] as const

const logos: readonly Logo[] = drawings.map(([name, colour, path]) => ({
  name,
  href: `#${name.toLowerCase()}`,
  width: 150,
  height: 32,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32" width="150" height="32"><path fill="${colour}" fill-rule="evenodd" d="${path}"/><text x="42" y="24" font-family="sans-serif" font-weight="700" font-size="22" fill="${colour}">${name}</text></svg>`,
  )}`,
}))

const meta = {
  title: 'UI/Logo strip',
  component: LogoStrip,
  args: { title: 'Makes we sell and service', logos },
} satisfies Meta<typeof LogoStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InColour: Story = { args: { tone: 'colour' } }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LogoStrip {...args} title="Small" size="sm" />
      <LogoStrip {...args} title="Medium" size="md" />
      <LogoStrip {...args} title="Large" size="lg" />
    </div>
  ),
}

export const InTheMiddle: Story = { args: { align: 'center', hideTitle: true } }

export const WithoutPictures: Story = {
  args: { logos: logos.map(({ name, href }) => ({ name, href })) },
}

export const Empty: Story = {
  args: { logos: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    logos: [{ name: 'Donaudampfschifffahrtsgesellschaft Motorenwerke' }, { name: 'Kestrel' }],
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const EveryMarkHasItsName: Story = {
  play: async ({ canvasElement }) => {
    const list = within(
      within(canvasElement).getByRole('list', { name: 'Makes we sell and service' }),
    )
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#meridian',
      '#kestrel',
      '#tasman',
      '#corvid',
      '#boreal',
    ])
    await expect(list.getByRole('img', { name: 'Kestrel' })).toHaveAttribute('loading', 'lazy')
  },
}
