import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '../checkbox/index.ts'
import { Collapsible } from './collapsible.tsx'

const meta = {
  title: 'UI/Collapsible',
  component: Collapsible,
  args: {
    children: (
      <>
        <Checkbox size="sm" label="Ford" trailing="88" />
        <Checkbox size="sm" label="Subaru" trailing="41" />
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Checkbox size="sm" label="Toyota" trailing="214" />
      <Checkbox size="sm" label="Hyundai" trailing="96" />
      <Collapsible {...args} />
    </div>
  ),
} satisfies Meta<typeof Collapsible>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const LongText: Story = {
  args: {
    moreLabel: 'Show the other makes, Donaudampfschifffahrtsgesellschaftskapitän included',
    children: <p>{'Every make we have in stock today. '.repeat(12)}</p>,
    defaultOpen: true,
    lessLabel: 'Show fewer makes, without Donaudampfschifffahrtsgesellschaftskapitän',
  },
}

export const Narrow: Story = {
  args: { defaultOpen: true },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('group')
    await expect(canvas.getByText('Show more')).toBeVisible()
    await userEvent.click(canvas.getByText('Show more'))
    await waitFor(() => expect(details).toHaveAttribute('open'))
    await expect(canvas.getByText('Show less')).toBeVisible()
  },
}

export const ShowsMoreAndLess: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show more' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await expect(button).toHaveAccessibleName('Show less')
    await waitFor(() =>
      expect(button.getBoundingClientRect().top).toBeGreaterThan(
        canvas.getByText('Subaru').getBoundingClientRect().top,
      ),
    )
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(canvas.getByText('Subaru')).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}

export const ClosedFromWithinGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show more' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ford' })).toHaveFocus())
    // A press without a pointer, as of a screen reader, does not move the focus by itself.
    button.click()
    await waitFor(() => expect(canvas.getByText('Subaru')).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}

export const TheKeyboardMeetsWhatWasOpenedBeforeTheSwitch: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show more' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ford' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Subaru' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus()
  },
}
