import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { opensDialog } from '../dialog/index.ts'
import { Lightbox, type LightboxProps } from './lightbox.tsx'

const skies = [
  ['#9cc4e4', '#f3ead8', '#6f8f72', '#4d6b55'],
  ['#f2b58a', '#fae3c8', '#8a6a5c', '#5e463d'],
  ['#6f8fb8', '#cfdcea', '#56707f', '#38505f'],
  ['#c9b7d8', '#f5dfe0', '#7b6f8f', '#544a66'],
] as const

/** A drawn landscape as a data address, different for each number; nothing is fetched. */
export function landscape(number: number): string {
  const [high, low, far, near] = skies[number % skies.length] ?? skies[0]
  const sun = 240 + ((number * 173) % 720)
  const hill = 430 + ((number * 67) % 80)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".7" stop-color="${low}"/></linearGradient><path fill="url(#s)" d="M0 0h1200v800H0z"/><circle cx="${sun}" cy="250" r="62" fill="#fff" fill-opacity=".75"/><path fill="${far}" fill-opacity=".7" d="M0 ${hill}c180-90 300-60 470 10s330 40 480-40 180-60 250-30v430H0z"/><path fill="${near}" d="M0 ${hill + 110}c220-70 420-20 620 20s400 10 580-50v320H0z"/><path fill="#d9d4c8" d="M560 800c-10-90 10-150 60-220 10-14 20-14 22 0 8 70 30 130 118 220z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const pictures = Array.from({ length: 12 }, (_, index) => ({
  src: landscape(index),
  alt: `The road north, view ${index + 1}`,
  caption: `The road north, day ${index + 1}`,
}))

const meta = {
  title: 'UI/Lightbox',
  component: Lightbox,
  excludeStories: ['landscape'],
  args: { id: 'pictures', label: 'Pictures of the road', pictures, onIndexChange: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <Button {...opensDialog(args.id)}>Full screen</Button>
      <Lightbox {...args} />
    </>
  ),
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { open: true } }

export const Closed: Story = {}

export const InTheMiddle: Story = { args: { open: true, defaultIndex: 6 } }

export const OnePicture: Story = {
  args: { open: true, pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    const viewer = within(await canvas.findByRole('dialog'))
    await expect(viewer.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await waitFor(() => expect(viewer.getByText('1/1')).toBeVisible())
  },
}

export const WithoutThumbnails: Story = { args: { open: true, showThumbnails: false } }

export const MissingPicture: Story = {
  args: {
    open: true,
    pictures: [{ src: './no-such-picture.jpg', alt: 'The road south' }, ...pictures.slice(0, 2)],
  },
  parameters: { consoleErrors: ['no-such-picture.jpg'] },
  play: async ({ canvas }) => {
    const viewer = within(await canvas.findByRole('dialog'))
    const name = 'The road south. Image not available'
    await waitFor(() => expect(viewer.getByRole('img', { name })).toBeVisible())
  },
}

export const LongText: Story = {
  args: {
    open: true,
    pictures: pictures.map((picture) => ({
      ...picture,
      caption:
        '2024 Mercedes-Benz GLC-Class GLC300 Coupe 9G-TRONIC 4MATIC, the whole of its left side in the morning',
    })),
  },
}

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } }

/** Opens the viewer by its button. */
async function openViewer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const opener = canvas.getByRole('button', { name: 'Full screen' })
  await userEvent.click(opener)
  const dialog = await canvas.findByRole('dialog', { name: 'Pictures of the road' })
  return { opener, dialog, viewer: within(dialog) }
}

/** The counter and the picture in the middle of the screen agree on this number. */
async function expectShown(dialog: HTMLElement, number: number) {
  const viewer = within(dialog)
  await waitFor(() => expect(viewer.getByText(`${number}/12`)).toBeVisible())
  await waitFor(() => {
    const box = viewer
      .getByRole('img', { name: `The road north, view ${number}` })
      .getBoundingClientRect()
    const window = dialog.getBoundingClientRect()
    return expect(Math.abs(box.left - window.left)).toBeLessThanOrEqual(1)
  })
}

export const ArrowsAndKeysStepRoundTheEnds: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog, viewer } = await openViewer(canvasElement)
    await expectShown(dialog, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Next picture' }))
    await expectShown(dialog, 2)
    await expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 1 })
    await expect(viewer.getByRole('status')).toHaveTextContent('Picture 2 of 12')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expectShown(dialog, 12)
    await userEvent.keyboard('{ArrowRight}')
    await expectShown(dialog, 1)
    await userEvent.keyboard('{End}')
    await expectShown(dialog, 12)
  },
}

export const AThumbnailShowsItsPicture: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, viewer } = await openViewer(canvasElement)
    const fifth = viewer.getByRole('link', { name: 'Picture 5' })
    await userEvent.click(fifth)
    await expectShown(dialog, 5)
    await expect(fifth).toHaveAttribute('aria-current', 'true')
    await expect(location.hash).not.toBe('#pictures-5')
  },
}

export const SwipingTellsThePage: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog, viewer } = await openViewer(canvasElement)
    await expectShown(dialog, 1)
    // What a finger leaves behind: the row has scrolled by itself.
    const row = viewer.getByRole('group', { name: 'Pictures' })
    row.scrollLeft = 2 * row.clientWidth
    await expectShown(dialog, 3)
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 2 }))
  },
}

export const ClosingGivesTheFocusBack: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const { opener, dialog, viewer } = await openViewer(canvasElement)
    await expect(dialog.matches(':modal')).toBe(true)
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

/** Addresses of their own, so that the browser's list of fetched files can tell them apart. */
const filePictures = Array.from({ length: 8 }, (_, index) => ({
  src: `./favicon.svg?lightbox=${index + 1}`,
  alt: `Mark ${index + 1}`,
}))

export const OnlyTheNeighboursAreLoadedAhead: Story = {
  args: { pictures: filePictures, showThumbnails: false, defaultIndex: 0 },
  play: async ({ canvasElement }) => {
    const fetched = (number: number) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith(`favicon.svg?lightbox=${number}`))
    await expect([1, 2, 3, 4, 5, 6, 7, 8].some(fetched)).toBe(false)
    const { viewer } = await openViewer(canvasElement)
    await waitFor(() => expect([fetched(1), fetched(2), fetched(8)]).toEqual([true, true, true]))
    // How near a lazy picture must be to be fetched is the browser's choice, and wider without a network.
    await expect(viewer.getByRole('img', { name: 'Mark 1' })).toHaveAttribute('loading', 'eager')
    await expect(viewer.getByRole('img', { name: 'Mark 5' })).toHaveAttribute('loading', 'lazy')
  },
}

interface HeldProps {
  first: number
  onIndexChange?: LightboxProps['onIndexChange']
}

function HeldByThePage({ first, onIndexChange }: HeldProps) {
  const [index, setIndex] = useState(first)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Full screen</Button>
      <p data-testid="page">On the page: picture {index + 1}</p>
      <Lightbox
        id="held"
        label="Pictures of the road"
        pictures={pictures}
        index={index}
        open={open}
        onIndexChange={(details) => {
          onIndexChange?.(details)
          setIndex(details.index)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const ThePageFollows: Story = {
  render: () => <HeldByThePage first={3} />,
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await openViewer(canvasElement)
    await expectShown(dialog, 4)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expectShown(dialog, 6)
    await expect(canvas.getByTestId('page')).toHaveTextContent('On the page: picture 6')
  },
}

export const NothingIsToldButWhatWasAskedFor: Story = {
  render: ({ onIndexChange }) => (
    <HeldByThePage first={pictures.length - 1} onIndexChange={onIndexChange} />
  ),
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openViewer(canvasElement)
    await userEvent.keyboard('{ArrowRight}')
    await expectShown(dialog, 1)
    await userEvent.keyboard('{ArrowLeft}')
    await expectShown(dialog, 12)
    await userEvent.keyboard('{ArrowLeft}')
    await expectShown(dialog, 11)
    for (const [call, index] of [0, 11, 10].entries())
      await expect(args.onIndexChange).toHaveBeenNthCalledWith(call + 1, { index })
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3)
  },
}
