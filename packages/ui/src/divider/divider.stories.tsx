import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DividerLine } from './divider.tsx'

const meta = {
  title: 'UI/Divider',
  component: DividerLine,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DividerLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { space: 'md' },
  render: (args) => (
    <>
      <p>Harbour Motor Group, 118 Moggill Road, Indooroopilly</p>
      <DividerLine {...args} />
      <p>Open today until 5:30 pm</p>
    </>
  ),
}

export const Labelled: Story = { args: { label: 'or', space: 'sm' } }

export const Vertical: Story = {
  args: { direction: 'vertical', space: 'sm' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      <span>5,595 km</span>
      <DividerLine {...args} />
      <span>Automatic</span>
      <DividerLine {...args} />
      <span>Hybrid</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [line] = within(canvasElement).getAllByRole('separator')
    await expect(line).toHaveAttribute('aria-orientation', 'vertical')
  },
}

export const Spaces: Story = {
  render: () => (
    <div>
      {(['none', 'sm', 'md', 'lg'] as const).map((space) => (
        <div key={space}>
          {space}
          <DividerLine space={space} />
        </div>
      ))}
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label: 'or choose one of our other eleven dealerships in Queensland and New South Wales',
  },
}

export const Narrow: Story = {
  args: { label: 'Geschwindigkeitsregelanlage' },
  decorators: [(Story) => <div style={{ maxWidth: 160 }}>{Story()}</div>],
}

export const ADecorativeLineIsSilent: Story = {
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull()
  },
}
