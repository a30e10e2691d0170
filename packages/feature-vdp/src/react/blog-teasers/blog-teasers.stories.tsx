import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { someCarImages } from '../../testing/index.ts'
import { BlogTeasers } from './blog-teasers.tsx'

const pictures = someCarImages(3).map(({ image }) => image?.url ?? '')
const post = (title: string, published: string | null, picture?: string) => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  summary: 'What the plates on ute and trailer say, and which of them counts when you load up.',
  paragraphs: ['The plate on the tow bar is the first to read.'],
  href: null,
  published,
  picture: picture ? { url: picture, alt: '' } : null,
})
const posts = [
  post('Towing in plain words', '2026-11-02', pictures[0]),
  post('A used hybrid after eight years', '2026-10-19', pictures[1]),
  post('What a roadworthy covers', '2026-09-28', pictures[2]),
  post('Winter tyres in the tropics', '2026-08-03', pictures[0]),
]

const meta = {
  title: 'Vehicle/Blog teasers',
  component: BlogTeasers,
  args: { heading: 'News and advice', posts },
} satisfies Meta<typeof BlogTeasers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The three newest posts [VDP-067]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'News and advice' })).toBeVisible()
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Towing in plain words', '/blog/towing-in-plain-words'],
      ['A used hybrid after eight years', '/blog/a-used-hybrid-after-eight-years'],
      ['What a roadworthy covers', '/blog/what-a-roadworthy-covers'],
    ])
    await expect(canvas.getByText('2 November 2026')).toBeVisible()
  },
}

export const AllPosts: Story = {
  args: { allHref: '/blog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
  },
}

export const WithoutPictures: Story = {
  args: { posts: posts.map((entry) => ({ ...entry, picture: null, published: null })) },
}

export const OnePost: Story = { args: { posts: posts.slice(0, 1) } }

export const Empty: Story = {
  name: 'Nothing is rendered without posts',
  args: { posts: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    posts: posts.map((entry) => ({
      ...entry,
      title: `${entry.title} und die Donaudampfschifffahrtsgesellschaft`,
      summary: `${entry.summary} ${entry.summary}`,
    })),
  },
}

export const Narrow: Story = {
  args: { count: 1 },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  globals: { viewport: { value: 'narrow' } },
}
