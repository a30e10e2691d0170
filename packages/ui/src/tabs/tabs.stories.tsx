import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const items = [
  {
    id: 'overview',
    label: 'Overview',
    content: <p>A medium SUV with one owner, full service history and two keys.</p>,
  },
  {
    id: 'features',
    label: 'Features',
    trailing: 42,
    content: <p>Adaptive cruise control, heated seats, a 360-degree camera.</p>,
  },
  {
    id: 'running-costs',
    label: 'Running costs',
    content: <p>4.8 L per 100 km, serviced every 15,000 km or 12 months.</p>,
  },
]

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: { label: 'About this vehicle', items },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const warrantyInSight = (canvas: Canvas) =>
  waitFor(() => {
    const edge = canvas.getByRole('tablist').getBoundingClientRect().right
    const chosen = canvas.getByRole('tab', { name: 'Warranty' }).getBoundingClientRect()
    return expect(chosen.right).toBeLessThanOrEqual(edge + 1)
  })

export const Default: Story = {}

export const AnotherChosen: Story = { args: { defaultValue: 'features' } }

export const FillsTheWidth: Story = { args: { fit: 'fill' } }

export const LongText: Story = {
  args: {
    items: [
      ...items.slice(0, 2),
      {
        id: 'long',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänspatent and what it covers',
        content: <p>A long title breaks into lines and keeps the row in one piece.</p>,
      },
    ],
    defaultValue: 'long',
  },
}

export const Narrow: Story = {
  args: {
    defaultValue: 'warranty',
    items: [...items, { id: 'warranty', label: 'Warranty', content: <p>Five years.</p> }],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await warrantyInSight(canvas)
    canvas.getByRole('tablist').style.letterSpacing = '4px'
    await warrantyInSight(canvas)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    const links = within(canvas.getByRole('group', { name: 'About this vehicle' }))
    const hrefs = links.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(['#overview', '#features', '#running-costs'])
  },
}

export const ArrowKeysChooseAndTabLeavesForThePanel: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab(/Overview/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab(/Features/)).toHaveAttribute('aria-selected', 'true'))
    await expect(tab(/Features/)).toHaveFocus()
    await expect(tab(/Overview/)).toHaveAttribute('aria-selected', 'false')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'features' })
    await expect(canvas.getByRole('tabpanel', { name: /Features/ })).toBeVisible()
    await expect(canvas.getByText(/A medium SUV/)).not.toBeVisible()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(tab(/Running costs/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab(/Overview/)).toHaveAttribute('aria-selected', 'true'))
    await expect(tab(/Overview/)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: /Overview/ })).toHaveFocus()
  },
}

export const SpacePressesATab: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: /Features/ }).focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('tabpanel', { name: /Features/ })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'features' })
  },
}

export const APressChoosesAndLeavesTheAddress: Story = {
  play: async ({ canvas }) => {
    const before = location.href
    await userEvent.click(canvas.getByRole('tab', { name: /Running costs/ }))
    await expect(await canvas.findByRole('tabpanel', { name: /Running costs/ })).toBeVisible()
    await expect(location.href).toBe(before)
  },
}

export const TheAddressChooses: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist')
    const before = location.href
    // No tab of ours, and no error either.
    const changed = new Promise((resolve) => {
      window.addEventListener('hashchange', resolve, { once: true })
    })
    location.hash = '#100%'
    await changed
    await expect(canvas.getByRole('tabpanel', { name: /Overview/ })).toBeVisible()
    location.hash = '#features'
    await expect(await canvas.findByRole('tabpanel', { name: /Features/ })).toBeVisible()
    history.replaceState(history.state, '', before)
  },
}
