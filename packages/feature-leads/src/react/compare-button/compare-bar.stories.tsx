import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompareBar } from './compare-bar.tsx'

const meta = {
  title: 'Leads/Compare bar',
  component: CompareBar,
  args: { ids: [3, 1, 2] },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240, transform: 'translateZ(0)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 chosen')
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?ids=3,1,2',
    )
  },
}

export const Empty: Story = {
  args: { ids: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const AboveTheQuestionAboutCookies: Story = {
  beforeEach() {
    const { style } = document.documentElement
    style.setProperty('--covered-bottom', '100px')
    return () => style.removeProperty('--covered-bottom')
  },
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-compare-bar]')?.parentElement
    const { bottom } = canvas.getByRole('complementary').getBoundingClientRect()
    const end = place?.getBoundingClientRect().bottom ?? 0
    await expect(Math.round(end - bottom)).toBe(100)
  },
}
