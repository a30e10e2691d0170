import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SPIN_INTERVAL_MS } from '../../model/index.ts'
import { someTurnFrames } from '../../testing/index.ts'
import { dragBy, mediaOf, readySpin, switchOf, viewer, withoutHotspots } from './viewer.stories.tsx'
import { Viewer, ViewerView } from './viewer.tsx'

const meta = {
  ...viewer,
  title: 'Vehicle/Viewer',
  component: ViewerView,
} satisfies Meta<typeof ViewerView>

export default meta
type Story = StoryObj<typeof meta>

export const ArrowKeysTurnTheCar: Story = {
  name: 'The arrow keys turn the car frame by frame and round its ends [VDP-016]',
  args: { media: withoutHotspots },
  play: async ({ canvas }) => {
    const slider = await readySpin(canvas)
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 2 of 36')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 36 of 36')
    await userEvent.keyboard('{Home}{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuenow', '10')
    await userEvent.click(canvas.getByRole('link', { name: 'Turn right' }))
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 13 of 36')
  },
}

export const DraggingTurnsTheCar: Story = {
  name: 'Dragging turns the car by a frame every 20 px, to the left onward [VDP-015]',
  args: { media: withoutHotspots },
  play: async ({ canvas }) => {
    const slider = await readySpin(canvas)
    await dragBy(slider, -19)
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
    await dragBy(slider, -20)
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '2'))
    await dragBy(slider, 60)
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '35'))
    await fireEvent.pointerMove(slider, { pointerId: 1, clientX: 0 })
    await expect(slider).toHaveAttribute('aria-valuenow', '35')
  },
}

const turnsBeyond = (slider: HTMLElement, frame: number) =>
  waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(frame))

/** Still there when a turn would be a frame on: timers of the same length run in the order they were set. */
async function expectToRestAt(slider: HTMLElement, frame: number) {
  await new Promise((resolve) => setTimeout(resolve, SPIN_INTERVAL_MS))
  await new Promise(requestAnimationFrame)
  await expect(slider).toHaveAttribute('aria-valuenow', String(frame))
}

export const ItTurnsByItselfUntilAVisitorActs: Story = {
  name: 'It turns by itself until a visitor acts [VDP-014]',
  args: { media: withoutHotspots },
  globals: { motion: 'system' },
  play: async ({ canvas }) => {
    const slider = await readySpin(canvas)
    await turnsBeyond(slider, 2)
    await expect(canvas.getByRole('button', { name: 'Stop turning' })).toBeVisible()
    slider.focus()
    await userEvent.keyboard('{Home}')
    await expect(await canvas.findByRole('button', { name: 'Turn by itself' })).toBeVisible()
    await expectToRestAt(slider, 1)
  },
}

export const LessMotionIsRespected: Story = {
  name: 'Where less motion is asked for it turns only when asked to, and can be stopped',
  args: { media: withoutHotspots },
  play: async ({ canvas }) => {
    const slider = await readySpin(canvas)
    await expectToRestAt(slider, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn by itself' }))
    await turnsBeyond(slider, 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Stop turning' }))
    slider.focus()
    await userEvent.keyboard('{Home}')
    await expectToRestAt(slider, 1)
  },
}

export const HotspotsStandOnTheirAngle: Story = {
  name: 'Hotspots stand where they are on the angle and open their description [VDP-020]',
  play: async ({ canvas }) => {
    const slider = await readySpin(canvas)
    const stage = slider.getBoundingClientRect()
    const placeOf = (name: string) => {
      const box = canvas.getByRole('button', { name }).getBoundingClientRect()
      const centre = [box.left + box.width / 2 - stage.left, box.top + box.height / 2 - stage.top]
      return [centre[0] ?? 0, centre[1] ?? 0].map((pixels, axis) =>
        Math.round((100 * pixels) / (axis === 0 ? stage.width : stage.height)),
      )
    }
    await expect(placeOf('Front camera and parking sensors')).toEqual([34, 60])
    await expect(placeOf('Four new tyres')).toEqual([34, 70])
    await expect(canvas.queryByRole('button', { name: /^Tow bar/ })).toBeNull()
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(placeOf('Front camera and parking sensors')).toEqual([38, 60]))
    const tyres = canvas.getByRole('button', { name: 'Four new tyres' })
    tyres.focus()
    await userEvent.keyboard('{Enter}')
    const detail = await screen.findByRole('dialog', { name: 'Detail 3' })
    await waitFor(() => expect(within(detail).getByText('Four new tyres')).toBeVisible())
    await userEvent.click(within(detail).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(tyres).toHaveFocus()
  },
}

export const SomeFramesMissing: Story = {
  name: 'A frame that does not load is only reported, and the rest turns [VDP-019]',
  args: {
    media: mediaOf({
      hotspots: null,
      spin_images: someTurnFrames().map((url, frame) => (frame === 5 ? './no-frame.jpg' : url)),
    }),
    onProblem: fn(),
  },
  parameters: { consoleErrors: ['no-frame.jpg'] },
  play: async ({ args, canvas }) => {
    const slider = await readySpin(canvas)
    await expect(args.onProblem).toHaveBeenCalledTimes(1)
    slider.focus()
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 36 of 36')
  },
}

export const Failed: Story = {
  name: 'A turn that does not load says so, and the gallery is a press away [VDP-019]',
  args: {
    media: mediaOf({
      hotspots: null,
      spin_images: someTurnFrames().map((url, frame) => (frame === 0 ? url : './no-frame.jpg')),
    }),
    onProblem: fn(),
  },
  parameters: { consoleErrors: ['no-frame.jpg'] },
  render: (args) => <Viewer {...args} />,
  play: async ({ args, canvas }) => {
    await canvas.findByText('The 360° view could not be loaded.')
    await expect(args.onProblem).toHaveBeenCalledTimes(35)
    const gallery = switchOf(canvas).getByRole('link', { name: 'Gallery' })
    await expect(gallery).toHaveAttribute('href', '/cars/2021-mazda-cx-5?view=gallery')
  },
}
