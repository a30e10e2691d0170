import { aCar } from '@forecourt/stock/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { formatViewerPath, listCarMedia } from '../../model/index.ts'
import {
  aPanorama,
  someCarImages,
  someHotspots,
  someTurnFrames,
  someVideos,
} from '../../testing/index.ts'
import { MovingView } from './moving-view.tsx'
import { Viewer, ViewerView } from './viewer.tsx'

const car = aCar({
  name: '2021 Mazda CX-5',
  images: someCarImages(8),
  spin_images: someTurnFrames(),
  walkaround_videos: someVideos('./walkaround.mp4'),
  spin_interior_image: aPanorama(),
  hotspots: someHotspots(),
})
/** Media of the car with the given differences. */
export const mediaOf = (differences: Parameters<typeof aCar>[0] = {}) =>
  listCarMedia({ ...car, ...differences }, { isAllowed: () => true })
const everything = mediaOf()
export const withoutHotspots = mediaOf({ hotspots: null })

/** Settings all stories of the viewer share. */
export const viewer = {
  args: {
    media: everything,
    view: 'spinner',
    movingView: MovingView,
    showThumbnails: true,
    hrefFor: (place) => formatViewerPath('/cars/2021-mazda-cx-5', 'spinner', place),
  },
  // Whoever looks for pictures that differ must not find one of them on the move.
  globals: { motion: 'reduce' },
  decorators: [(Story) => <div style={{ maxWidth: 760, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Partial<Meta<typeof ViewerView>>

const meta = {
  ...viewer,
  title: 'Vehicle/Viewer',
  component: ViewerView,
  // Names in lower case are for the stories beside these.
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ViewerView>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const pictureName = (number: number, count = 8) => `2021 Mazda CX-5, picture ${number} of ${count}`
/** The choice of a view. */
export const switchOf = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Ways to see the vehicle' }))
const viewNames = (canvas: Canvas) =>
  switchOf(canvas)
    .getAllByRole('link')
    .map((link) => link.textContent)
const turntable = (canvas: Canvas) =>
  canvas.findByRole('slider', { name: 'Turn the 2021 Mazda CX-5' })

/** The slider once every frame is there. */
export async function readySpin(canvas: Canvas) {
  const slider = await turntable(canvas)
  await canvas.findByRole('button', { name: /Turn by itself|Stop turning/ })
  return slider
}

/** Drags from the middle of an element by so many pixels to the right. */
export async function dragBy(element: HTMLElement, right: number) {
  const pointer = { pointerId: 1, button: 0, clientY: 200 }
  await fireEvent.pointerDown(element, { ...pointer, clientX: 400 })
  await fireEvent.pointerMove(element, { ...pointer, clientX: 400 + right })
  await fireEvent.pointerUp(element, { ...pointer, clientX: 400 + right })
}

export const Default: Story = {
  name: 'A car with everything has four views in their order [VDP-008]',
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await expect(viewNames(canvas)).toEqual(['360° Spin', 'Walkaround', 'Gallery', 'Interior'])
    const spinner = switchOf(canvas).getByRole('link', { name: '360° Spin' })
    await expect(spinner).toHaveAttribute('aria-current', 'true')
    await readySpin(canvas)
  },
}

export const Walkaround: Story = {
  args: { view: 'walkaround' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Walkaround: 2021 Mazda CX-5/ })).toBeVisible()
  },
}

export const Gallery: Story = { args: { view: 'gallery' } }

export const Interior: Story = {
  args: { view: 'interior' },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Look around inside the 2021 Mazda CX-5' })
  },
}

export const OneView: Story = {
  name: 'A car with pictures only has no switch [VDP-008]',
  args: {
    view: 'gallery',
    media: mediaOf({ spin_images: [], walkaround_videos: [], spin_interior_image: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: pictureName(1) })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const TwoViews: Story = {
  args: { media: mediaOf({ walkaround_videos: [], spin_interior_image: null, hotspots: null }) },
  play: async ({ canvas }) => {
    await expect(viewNames(canvas)).toEqual(['360° Spin', 'Gallery'])
    await readySpin(canvas)
  },
}

export const WithoutPhotos: Story = {
  args: { media: mediaOf({ images: [], hotspots: null }), showThumbnails: false },
  play: async ({ canvas }) => {
    await expect(viewNames(canvas)).toEqual(['360° Spin', 'Walkaround', 'Interior'])
    await readySpin(canvas)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await readySpin(canvas)),
}

export const Narrow: Story = {
  args: { view: 'interior' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const ViewsAndFramesAreLinks: Story = {
  args: { frame: 34, media: withoutHotspots },
  play: async ({ canvas }) => {
    const hrefOf = (link: HTMLElement) => link.getAttribute('href')
    const links = switchOf(canvas).getAllByRole('link')
    await expect(links.map(hrefOf)).toEqual([
      '/cars/2021-mazda-cx-5',
      '/cars/2021-mazda-cx-5?view=walkaround',
      '/cars/2021-mazda-cx-5?view=gallery',
      '/cars/2021-mazda-cx-5?view=interior',
    ])
    const turn = (name: string) => hrefOf(canvas.getByRole('link', { name }))
    await expect(turn('Turn right')).toBe('/cars/2021-mazda-cx-5?frame=2')
    await expect(turn('Turn left')).toBe('/cars/2021-mazda-cx-5?frame=32')
    const third = canvas.getByRole('link', { name: pictureName(3) })
    await expect(hrefOf(third)).toBe('/cars/2021-mazda-cx-5?photo=3')
    await readySpin(canvas)
  },
}

export const SwitchingViewsKeepsTheFocusAndSaysSo: Story = {
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await readySpin(canvas)
    const interior = switchOf(canvas).getByRole('link', { name: 'Interior' })
    interior.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('slider', { name: /^Look around/ })
    await expect(interior).toHaveFocus()
    await expect(interior).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('Interior is shown')).toHaveRole('status')
    await userEvent.click(switchOf(canvas).getByRole('link', { name: 'Walkaround' }))
    await expect(canvas.getByText('Walkaround is shown')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /Walkaround: 2021 Mazda CX-5/ })).toBeVisible()
  },
}

export const AnotherViewIsFetchedWhenItIsAskedFor: Story = {
  name: 'The gallery stays until the code of another view is there',
  args: { view: 'gallery', movingView: undefined },
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: pictureName(1) })).toBeVisible()
    await userEvent.click(switchOf(canvas).getByRole('link', { name: 'Walkaround' }))
    await expect(canvas.getByText('Walkaround is shown')).toHaveRole('status')
    await expect(
      await canvas.findByRole('button', { name: /Walkaround: 2021 Mazda CX-5/ }),
    ).toBeVisible()
    await expect(canvas.queryByRole('img', { name: pictureName(1) })).toBeNull()
  },
}

export const LeavingTheGalleryGoesBackToItsFirstPicture: Story = {
  name: 'Leaving the gallery goes back to its first picture [VDP-011]',
  args: { view: 'gallery' },
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Next picture' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('3/8')).toBeVisible()
    await userEvent.click(switchOf(canvas).getByRole('link', { name: 'Interior' }))
    await userEvent.click(switchOf(canvas).getByRole('link', { name: 'Gallery' }))
    await expect(canvas.getByText('1/8')).toBeVisible()
    await expect(canvas.getByRole('img', { name: pictureName(1) })).toBeVisible()
  },
}

export const AThumbnailLeadsToTheGallery: Story = {
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await readySpin(canvas)
    await userEvent.click(canvas.getByRole('link', { name: pictureName(4) }))
    await expect(canvas.getByText('4/8')).toBeVisible()
    await expect(canvas.getByText('Gallery is shown')).toBeInTheDocument()
  },
}

export const HotspotsInsideFollowTheLook: Story = {
  name: 'Hotspots inside follow the look [VDP-020]',
  args: { view: 'interior' },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: /^Look around/ })
    const screenSpot = canvas.getByRole('button', { name: /CarPlay$/ })
    const before = screenSpot.getBoundingClientRect().left
    await userEvent.click(canvas.getByRole('button', { name: 'Look right' }))
    // A spot moves with the next drawn frame.
    await waitFor(() => expect(screenSpot.getBoundingClientRect().left).toBeLessThan(before))
    await expect(canvas.queryByRole('button', { name: /^Child seat/ })).toBeNull()
    slider.focus()
    await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(13))
    await expect(slider).toHaveAttribute('aria-valuetext', '165° to the left')
    await expect(await canvas.findByRole('button', { name: /^Child seat/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /CarPlay$/ })).toBeNull()
  },
}

export const DragAndKeysLookAround: Story = {
  args: { view: 'interior' },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: /^Look around/ })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Straight ahead')
    await userEvent.click(canvas.getByRole('button', { name: 'Look left' }))
    await expect(slider).toHaveAttribute('aria-valuetext', '15° to the left')
    await dragBy(slider, -Math.round(slider.clientWidth / 2))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '25° to the right'))
    slider.focus()
    await userEvent.keyboard('{ArrowUp}{+}')
    await expect(slider).toHaveAttribute('aria-valuetext', '25° to the right')
  },
}

export const APictureThatIsNoPanoramaScrolls: Story = {
  args: {
    view: 'interior',
    media: mediaOf({ spin_interior_image: someCarImages(1)[0]?.image?.url ?? null }),
    onProblem: fn(),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onProblem).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('img', { name: /interior all the way round$/ })).toBeVisible()
    const box = canvas.getByRole('region', { name: 'Interior, scroll sideways to look around' })
    box.focus()
    await expect(box).toHaveFocus()
  },
}

const spinCode = 'https://spin.example.com/vehicles/1'
const coded = listCarMedia(
  { ...car, spin_images: [], spin_code: spinCode },
  { isAllowed: () => true, spinFrame: (code) => code },
)

export const SpinOfAnotherHost: Story = {
  name: 'The viewer of another host waits until it is asked for [D-87]',
  args: { media: coded },
  play: async ({ canvas, canvasElement }) => {
    await expect(viewNames(canvas)).toEqual(['360° Spin', 'Walkaround', 'Gallery', 'Interior'])
    const opener = canvas.getByRole('link', { name: 'Load 360° View' })
    await expect(opener).toHaveAttribute('href', spinCode)
    await expect(opener).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('From spin.example.com')).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const SpinOfAHostNotInTheList: Story = {
  name: 'The code of a host that is not in the list is no view [D-87]',
  args: {
    view: 'gallery',
    media: listCarMedia(
      { ...car, spin_images: [], spin_code: spinCode },
      { isAllowed: () => true, spinFrame: () => null },
    ),
  },
  play: async ({ canvas }) => {
    await expect(viewNames(canvas)).toEqual(['Walkaround', 'Gallery', 'Interior'])
    await expect(canvas.getByRole('img', { name: pictureName(1) })).toBeVisible()
  },
}
