import { Badge } from '@forecourt/ui/badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { someGalleryPictures } from '../../testing/index.ts'
import { Gallery, GalleryView } from './gallery.tsx'

const meta = {
  title: 'Vehicle/Gallery',
  component: GalleryView,
  args: {
    pictures: someGalleryPictures(8),
    index: 0,
    showThumbnails: true,
    hrefFor: (index) => `?photo=${index + 1}`,
  },
} satisfies Meta<typeof GalleryView>

export default meta
type Story = StoryObj<typeof meta>

const pictureName = (number: number, count = 8) => `2021 Mazda CX-5, picture ${number} of ${count}`

/** Opens the full screen by a press on the big picture. */
async function openFullScreen(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('link', { name: /Full screen$/ })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Vehicle pictures on the full screen' })
  return { opener, dialog, inside: within(dialog) }
}

export const Default: Story = {
  name: 'Default [VDP-003]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vehicle pictures' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: pictureName(1) })).toBeVisible()
    await expect(canvas.getByText('1/8')).toBeVisible()
  },
}

export const Tagged: Story = { args: { tag: <Badge tone="tag">New Arrival</Badge> } }

export const WithoutThumbnails: Story = {
  args: { pictures: someGalleryPictures(3), showThumbnails: false },
}

export const OnePicture: Story = {
  args: { pictures: someGalleryPictures(1), showThumbnails: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next picture' })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithoutScript: Story = {
  args: { index: 2 },
  play: async ({ canvas, args }) => {
    const hrefOf = (name: string | RegExp) =>
      canvas.getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf('Next picture')).toBe('?photo=4')
    await expect(hrefOf('Previous picture')).toBe('?photo=2')
    await expect(hrefOf(pictureName(8))).toBe('?photo=8')
    await expect(hrefOf(/Full screen$/)).toBe(args.pictures[2]?.url)
  },
}

export const MissingPicture: Story = {
  name: 'A missing picture falls back to a not-found image [VDP-123]',
  args: {
    pictures: [
      { url: './no-such-picture.jpg', thumbUrl: './no-such-picture.jpg', alt: pictureName(1, 4) },
      ...someGalleryPictures(4).slice(1),
    ],
  },
  parameters: { consoleErrors: ['no-such-picture.jpg'] },
  play: async ({ canvas }) => {
    const name = `${pictureName(1, 4)}. Image not available`
    await waitFor(() => expect(canvas.getByRole('img', { name })).toBeVisible())
  },
}

export const SteppingWithArrowsAndKeysWraps: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Next picture' }))
    await expect(canvas.getByText('2/8')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByText('8/8')).toBeVisible()
    await expect(canvas.getByRole('img', { name: pictureName(8) })).toBeVisible()
  },
}

export const AThumbnailShowsItsPicture: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list'))
    const third = list.getByRole('link', { name: pictureName(3) })
    await userEvent.click(third)
    await expect(canvas.getByText('3/8')).toBeVisible()
    await expect(third).toHaveAttribute('aria-current', 'true')
  },
}

export const TheCurrentThumbnailScrollsIntoSight: Story = {
  args: { pictures: someGalleryPictures(24) },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Gallery {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await userEvent.click(canvas.getByRole('link', { name: 'Previous picture' }))
    const last = within(row).getByRole('link', { name: pictureName(24, 24) })
    await waitFor(() => {
      const edge = row.getBoundingClientRect().right
      return expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    })
  },
}

export const TheFullScreenOpensAndCloses: Story = {
  name: 'The full screen opens from the picture and closes [VDP-006] [VDP-012]',
  render: (args) => <Gallery {...args} />,
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    const { opener, dialog, inside } = await openFullScreen(canvasElement)
    await expect(dialog).toHaveProperty('open', true)
    await expect(dialog.matches(':modal')).toBe(true)
    await waitFor(() => expect(inside.getByRole('img', { name: pictureName(1) })).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Close the full screen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const ArrowKeysStepOnTheFullScreen: Story = {
  name: 'On the full screen the arrow keys step to the previous and next picture [VDP-007]',
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { dialog, inside } = await openFullScreen(canvasElement)
    const expectShown = (number: number) =>
      waitFor(async () => {
        await expect(inside.getByText(`${number}/8`)).toBeVisible()
        const picture = inside.getByRole('img', { name: pictureName(number) })
        const offset = picture.getBoundingClientRect().left - dialog.getBoundingClientRect().left
        return expect(Math.abs(offset)).toBeLessThanOrEqual(1)
      })
    await expectShown(1)
    await userEvent.keyboard('{ArrowRight}')
    await expectShown(2)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expectShown(8)
    await userEvent.click(inside.getByRole('button', { name: 'Previous picture' }))
    await expectShown(7)
    await userEvent.click(inside.getByRole('button', { name: 'Close the full screen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('7/8')).toBeVisible()
  },
}

export const FullScreen: Story = {
  name: 'On the full screen pictures are 600 by 400 [VDP-010]',
  args: { isFullScreen: true, index: 3 },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const slides = dialog.getAllByRole('img', { name: /picture \d of 8$/ })
    await expect(slides.length).toBe(8)
    for (const slide of slides) {
      await expect(slide).toHaveAttribute('width', '600')
      await expect(slide).toHaveAttribute('height', '400')
    }
    await waitFor(() => expect(dialog.getByText('4/8')).toBeVisible())
  },
}

export const SwipingSteps: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('link', { name: /Full screen$/ })
    const swipe = async (right: number, down = 0) => {
      const finger = { identifier: 1, target: picture, clientX: 300, clientY: 200 }
      await fireEvent.touchStart(picture, { touches: [new Touch(finger)] })
      const lifted = { ...finger, clientX: 300 + right, clientY: 200 + down }
      await fireEvent.touchEnd(picture, { changedTouches: [new Touch(lifted)] })
    }
    await swipe(-40)
    await expect(canvas.getByText('2/8')).toBeVisible()
    await swipe(-39)
    await swipe(-60, 40)
    await expect(canvas.getByText('2/8')).toBeVisible()
    await swipe(120)
    await swipe(120)
    await expect(canvas.getByText('8/8')).toBeVisible()
  },
}

export const FifteenQuickPressesNeverShowAnEmptyFrame: Story = {
  args: { pictures: someGalleryPictures(24) },
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next picture' })
    const isEmpty = () => {
      const [image] = canvas.getAllByRole('img')
      return !(image instanceof HTMLImageElement) || image.naturalWidth === 0
    }
    for (let press = 0; press < 15; press += 1) {
      await userEvent.click(next)
      await expect(isEmpty()).toBe(false)
    }
    await expect(canvas.getByText('16/24')).toBeVisible()
  },
}

/** Addresses of their own, so that the browser's list of fetched files can tell them apart. */
const filePictures = someGalleryPictures(8).map((picture, index) => ({
  ...picture,
  url: `./favicon.svg?picture=${index + 1}`,
}))

export const TheNeighboursAreFetchedAhead: Story = {
  args: { pictures: filePictures },
  render: (args) => <Gallery {...args} />,
  play: async () => {
    const fetched = (number: number) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith(`favicon.svg?picture=${number}`))
    await waitFor(() => expect([fetched(1), fetched(2), fetched(8)]).toEqual([true, true, true]))
    await expect(fetched(4)).toBe(false)
  },
}

export const TwoAreFetchedAheadOnTheWay: Story = {
  args: {
    pictures: filePictures.map((picture) => ({ ...picture, url: `${picture.url}&way=back` })),
  },
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const fetched = (number: number) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith(`favicon.svg?picture=${number}&way=back`))
    await userEvent.click(canvas.getByRole('link', { name: 'Previous picture' }))
    await waitFor(() => expect([8, 7, 6, 1].map(fetched)).toEqual([true, true, true, true]))
    await expect(fetched(3)).toBe(false)
  },
}
