import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { createToastStore } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const store = createToastStore()
const stay = 600_000

const meta = {
  title: 'UI/Toast',
  component: Toaster,
  args: { store },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => store.dismiss(),
  render: (args) => (
    <div style={{ minHeight: 240, padding: 24, display: 'flex', gap: 12, alignItems: 'start' }}>
      <Button variant="outline" onClick={() => store.show({ title: 'Link copied' })}>
        Copy link
      </Button>
      <Button
        variant="outline"
        onClick={() => store.show({ title: 'Saved to favourites', tone: 'success' })}
      >
        Save
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: () => store.show({ title: 'Saved to favourites', tone: 'success', durationMs: stay }),
}

export const Information: Story = {
  play: () => store.show({ title: 'Prices were updated', durationMs: stay }),
}

export const Warning: Story = {
  play: () =>
    store.show({
      title: 'You can compare up to 4 vehicles.',
      description: 'Take one out of the comparison to add another.',
      tone: 'warning',
      durationMs: stay,
    }),
}

export const Failure: Story = {
  name: 'A failure is an alert, read out at once',
  play: async ({ canvas }) => {
    store.show({ title: 'The vehicle is not watched.', tone: 'error', durationMs: stay })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The vehicle is not watched.')
    // Inside a status it would be read a second time.
    await expect(canvas.getByRole('status')).not.toContainElement(alert)
  },
}

export const LongText: Story = {
  play: () =>
    store.show({
      title: 'The link to 2024 Mercedes-Benz GLC-Class GLC300 Coupe 9G-TRONIC is copied',
      description: 'Donaudampfschifffahrtsgesellschaftskapitänspatent',
      durationMs: stay,
    }),
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow' } },
}

export const WithAction: Story = {
  play: () =>
    store.show({
      title: 'Removed from favourites',
      action: { label: 'Undo', onPress: () => {} },
      durationMs: stay,
    }),
}

export const LargeTextBreaksNoWord: Story = {
  beforeEach: () => {
    store.dismiss()
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    store.show({
      title: 'Removed from favourites',
      action: { label: 'Undo', onPress: () => {} },
      durationMs: stay,
    })
    const title = await canvas.findByText('Removed from favourites')
    const { width } = title.getBoundingClientRect()
    title.style.width = 'min-content'
    title.style.overflowWrap = 'normal'
    await expect(title.getBoundingClientRect().width).toBeLessThanOrEqual(width)
  },
}

const stack = createToastStore({ limit: 3 })

export const Stacked: Story = {
  args: { store: stack },
  beforeEach: () => stack.dismiss(),
  play: async ({ canvas }) => {
    for (const title of ['First', 'Second', 'Third', 'Fourth'])
      stack.show({ title, durationMs: stay })
    const region = canvas.getByRole('status')
    await waitFor(() => expect(region.children).toHaveLength(3))
    await expect(region).not.toHaveTextContent('First')
    // A status as a whole would be read again with each message that joins it.
    await expect(region).toHaveAttribute('aria-atomic', 'false')
    const [dismiss] = within(region).getAllByRole('button', { name: 'Dismiss' })
    if (dismiss) await userEvent.click(dismiss)
    await waitFor(() => expect(region).toHaveTextContent(/^ThirdFourth$/))
  },
}

export const IsAnnouncedPolitely: Story = {
  name: 'Is announced politely and can be dismissed [UI-001]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('status')
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(region).toHaveTextContent('Link copied'))
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
}

export const ShowsAtMostOne: Story = {
  name: 'A new toast replaces the shown one [UI-002]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(region).toHaveTextContent('Link copied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(region).toHaveTextContent('Saved to favourites'))
    await expect(region).not.toHaveTextContent('Link copied')
    await expect(region.children).toHaveLength(1)
  },
}

export const TheActionTakesItAway: Story = {
  play: async ({ canvas }) => {
    const onPress = fn()
    store.show({ title: 'Removed', action: { label: 'Undo', onPress }, durationMs: stay })
    const region = canvas.getByRole('status')
    await userEvent.click(await within(region).findByRole('button', { name: 'Undo' }))
    await expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
}

/** Timers of a store, each ended by hand. */
const timers = new Set<() => void>()

const timed = createToastStore({
  startTimer: (run) => {
    timers.add(run)
    return () => timers.delete(run)
  },
})

const hidePage = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

export const WaitsUnderThePointerInTheFocusAndInAHiddenTab: Story = {
  args: { store: timed },
  beforeEach: () => {
    timed.dismiss()
    return () => Reflect.deleteProperty(document, 'hidden')
  },
  play: async ({ canvas }) => {
    timed.show({ title: 'Saved' })
    const region = canvas.getByRole('status')
    const dismiss = await within(region).findByRole('button', { name: 'Dismiss' })
    await expect(timers.size).toBe(1)
    await userEvent.hover(dismiss)
    await expect(timers.size).toBe(0)
    dismiss.focus()
    await userEvent.unhover(dismiss)
    await expect(timers.size).toBe(0)
    hidePage(true)
    dismiss.blur()
    await expect(timers.size).toBe(0)
    hidePage(false)
    await expect(timers.size).toBe(1)
    for (const run of timers) run()
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
}

export const TheKeyboardReachesAndDismissesIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const region = canvas.getByRole('status')
    const dismiss = await within(region).findByRole('button', { name: 'Dismiss' })
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab()
    await expect(dismiss).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}
