import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { landscape } from '../lightbox/lightbox.stories.tsx'
import { Picture } from '../picture/index.ts'
import { Carousel } from './carousel.tsx'

const photos = Array.from({ length: 5 }, (_, index) => ({
  id: `photo-${index}`,
  content: <Picture src={landscape(index)} alt={`The coast, view ${index + 1}`} ratio="16:9" />,
}))

const cards = (count: number, title = 'Weekend drive') =>
  Array.from({ length: count }, (_, index) => ({
    id: `card-${index}`,
    content: (
      <Card padding="none" style={{ overflow: 'hidden', height: '100%' }}>
        <Picture src={landscape(index)} alt="" />
        <div style={{ padding: 16 }}>
          <h3 style={{ fontSize: 18, overflowWrap: 'anywhere' }}>
            {title} {index + 1}
          </h3>
          <p>Two hours along the coast, lunch included.</p>
        </div>
      </Card>
    ),
  }))

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: { id: 'views', label: 'Views of the coast', items: photos },
  decorators: [(Story) => <div style={{ maxWidth: 880 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlsOverTheEdges: Story = { args: { controls: 'over' } }

export const Cards: Story = {
  args: { id: 'drives', label: 'Drives', items: cards(9), slideWidth: 'card' },
}

export const Tiles: Story = {
  args: {
    id: 'tiles',
    label: 'Drives',
    slideWidth: 'tile',
    indicator: 'counter',
    items: cards(9).map(({ id }, index) => ({
      id,
      content: (
        <Button variant="outline" width="full">
          Drive {index + 1}
        </Button>
      ),
    })),
  },
}

export const OneSlide: Story = {
  args: { items: photos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SlideShow: Story = { args: { autoplaySeconds: 600 } }

export const LongText: Story = {
  args: {
    id: 'long',
    label: 'Drives',
    slideWidth: 'card',
    items: cards(4, 'Donaudampfschifffahrtsgesellschaftskapitänspatent and the coast'),
  },
}

export const Narrow: Story = {
  args: { id: 'narrow', label: 'Drives', items: cards(6), slideWidth: 'card' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Slides' })
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const dot = canvas.getByRole('link', { name: 'Slide 3' })
    await expect(dot).toHaveAttribute('href', '#views-3')
    await expect(canvas.getByRole('group', { name: '3 of 5' })).toHaveAttribute('id', 'views-3')
  },
}

/** The slide with this name stands at the start of the row. */
async function expectFirst(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await waitFor(() => {
    const row = canvas.getByRole('group', { name: 'Slides' }).getBoundingClientRect()
    const slide = canvas.getByRole('group', { name }).getBoundingClientRect()
    return expect(Math.abs(slide.left - row.left)).toBeLessThanOrEqual(6)
  })
}

export const PreviousAndNext: Story = {
  name: 'Has previous and next controls, which stop at the ends [UI-003]',
  args: { onIndexChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Views of the coast' })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    const next = canvas.getByRole('button', { name: 'Next slide' })
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(next)
    await expectFirst(canvasElement, '2 of 5')
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 2 of 5')
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 1 }))
    await userEvent.click(previous)
    await expectFirst(canvasElement, '1 of 5')
    await userEvent.click(previous)
    await expectFirst(canvasElement, '1 of 5')
    for (const slide of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other, as a visitor would
      await userEvent.click(next)
      // oxlint-disable-next-line no-await-in-loop
      await expectFirst(canvasElement, slide)
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
  },
}

/** True when this page moves at all. */
const isReduced = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduce'

/** Holds the clock and the frames of the page; `drawAt` draws what waits, that long after the start. */
function holdFrames() {
  const startMs = performance.now()
  let passedMs = 0
  const waiting: FrameRequestCallback[] = []
  const now = spyOn(performance, 'now').mockImplementation(() => startMs + passedMs)
  const request = spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
    waiting.push(run),
  )
  return {
    drawAt: (afterMs: number) => {
      passedMs = afterMs
      for (const run of waiting.splice(0)) run(startMs + afterMs)
    },
    release: () => {
      now.mockRestore()
      request.mockRestore()
      for (const run of waiting.splice(0)) requestAnimationFrame(run)
    },
  }
}

export const MovesFor300Milliseconds: Story = {
  name: 'Moves for 300 ms, and at once with less motion [UI-004]',
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('group', { name: 'Slides' })
    const next = canvas.getByRole('button', { name: 'Next slide' })
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
    // While it moves, the row does not snap.
    const isMoving = () => row.style.scrollSnapType === 'none'
    const frames = holdFrames()
    next.click()
    const moved = [isMoving()]
    for (const afterMs of [150, 299, 300]) {
      frames.drawAt(afterMs)
      moved.push(isMoving())
    }
    frames.release()
    await expect(moved).toEqual(
      isReduced() ? [false, false, false, false] : [true, true, true, false],
    )
    await expectFirst(canvasElement, '2 of 5')
  },
}

export const QuickPressesAddUp: Story = {
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' })
    next.click()
    next.click()
    next.click()
    await expectFirst(canvasElement, '4 of 5')
  },
}

export const SeveralSlidesMoveAsOneView: Story = {
  args: { id: 'drives', label: 'Drives', items: cards(9), slideWidth: 'card' },
  decorators: [(Story) => <div style={{ width: 640 }}>{Story()}</div>],
  // The space for two slides is part of the story.
  parameters: { reflow: false },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('1–2/9')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expectFirst(canvasElement, '3 of 9')
    await expect(canvas.getByRole('status')).toHaveTextContent('Slides 3 to 4 of 9')
    await waitFor(() => expect(canvas.getByText('3–4/9')).toBeVisible())
  },
}

export const KeysMoveTheRow: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Slides' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expectFirst(canvasElement, '2 of 5')
    await userEvent.keyboard('{End}')
    await expectFirst(canvasElement, '5 of 5')
    await userEvent.keyboard('{Home}')
    await expectFirst(canvasElement, '1 of 5')
  },
}

export const ADotLeadsToItsSlide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Slide 4' }))
    await expectFirst(canvasElement, '4 of 5')
    const dot = canvas.getByRole('link', { name: 'Slide 4' })
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'))
    await expect(location.hash).not.toBe('#views-4')
  },
}

export const GoesRoundTheEndsWhenAsked: Story = {
  args: { wraps: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expectFirst(canvasElement, '5 of 5')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expectFirst(canvasElement, '1 of 5')
  },
}

export const ASlideShowStaysHeldByTheFocusWhenThePointerLeaves: Story = {
  args: { autoplaySeconds: 0.4, onIndexChange: fn() },
  play: async ({ args, canvas }) => {
    if (isReduced()) return
    const row = canvas.getByRole('group', { name: 'Slides' })
    row.focus()
    await userEvent.hover(row)
    await userEvent.unhover(row)
    await waitFor(() => expect(row.style.scrollSnapType).toBe(''))
    const before = Reflect.get(args.onIndexChange ?? {}, 'mock').calls.length
    // A slide show would have moved on by now: timers of the same length run in the order they were set.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(row.style.scrollSnapType).toBe('')
    await expect(args.onIndexChange).toHaveBeenCalledTimes(before)
  },
}

export const ASlideShowWaitsForTheFocusAndCanBePaused: Story = {
  args: { autoplaySeconds: 0.4, onIndexChange: fn() },
  play: async ({ args, canvas }) => {
    if (isReduced()) {
      await expect(canvas.queryByRole('button', { name: 'Pause the slide show' })).toBeNull()
      return
    }
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalled())
    const pause = canvas.getByRole('button', { name: 'Pause the slide show' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(pause)
    await expect(canvas.getByRole('button', { name: 'Play the slide show' })).toHaveFocus()
    pause.blur()
    await userEvent.unhover(pause)
    const current = () => canvas.getAllByRole('link').findIndex((dot) => dot.ariaCurrent === 'true')
    // A movement that was under way arrives; while it moves, the row does not snap.
    const row = canvas.getByRole('group', { name: 'Slides' })
    await waitFor(() => expect(row.style.scrollSnapType).toBe(''))
    const before = current()
    // A slide show would have moved on by now: timers of the same length run in the order they were set.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(row.style.scrollSnapType).toBe('')
    await expect(current()).toBe(before)
  },
}
