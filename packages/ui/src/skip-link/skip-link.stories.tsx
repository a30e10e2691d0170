import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = { title: 'UI/Skip link', component: SkipLink } satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab to see the link at the top left.</p>
      <main id="main" tabIndex={-1}>
        Main content
      </main>
    </>
  ),
}

export const Focused: Story = { ...Default, play: () => userEvent.tab() }

export const LongText: Story = {
  ...Default,
  args: { children: 'Skip the header, the main menu and the filters and go to the vehicles' },
  play: () => userEvent.tab(),
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const TheFirstTabShowsIt: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(link).toHaveAttribute('href', '#main')
  },
}
