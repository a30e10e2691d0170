import { Badge } from '@forecourt/ui/badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

export const Default: Story = {
  name: 'Default [VDP-003]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vehicle pictures' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '2021 Mazda CX-5, picture 1 of 8' })).toBeVisible()
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

export const WithoutScript: Story = {
  args: { index: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next picture' })).toHaveAttribute(
      'href',
      '?photo=4',
    )
    await expect(canvas.getByRole('link', { name: 'Previous picture' })).toHaveAttribute(
      'href',
      '?photo=2',
    )
  },
}

export const SteppingWithArrowsAndKeysWraps: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Next picture' }))
    await expect(canvas.getByText('2/8')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByText('8/8')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '2021 Mazda CX-5, picture 8 of 8' })).toBeVisible()
  },
}

export const AThumbnailShowsItsPicture: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list'))
    const third = list.getByRole('link', { name: '2021 Mazda CX-5, picture 3 of 8' })
    await userEvent.click(third)
    await expect(canvas.getByText('3/8')).toBeVisible()
    await expect(third).toHaveAttribute('aria-current', 'true')
  },
}
