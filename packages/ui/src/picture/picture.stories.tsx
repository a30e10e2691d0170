import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { VehiclePlaceholder } from '../vehicle-placeholder/index.ts'
import { Picture } from './picture.tsx'

const sky = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#7fa9d1"/><stop offset=".6" stop-color="#e8eef3"/><stop offset=".61" stop-color="#8a9499"/><stop offset="1" stop-color="#5d666b"/></linearGradient><path fill="url(#a)" d="M0 0h960v640H0z"/></svg>',
)}`

const meta = {
  title: 'UI/Picture',
  component: Picture,
  args: { src: sky, alt: 'The yard at noon' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'The yard at noon' })
    await expect(image).toHaveAttribute('width', '960')
    await expect(image).toHaveAttribute('height', '640')
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('loading', 'eager')
  },
}

export const Secondary: Story = {
  args: { fetchPriority: 'low' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'low')
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Picture {...args} ratio="16:9" alt="Wide" />
      <Picture {...args} ratio="4:3" alt="Classic" />
      <Picture {...args} ratio="1:1" alt="Square" />
    </div>
  ),
}

export const Illustration: Story = {
  name: 'A picture that is not of that very thing is labelled Illustration [PLUS-079]',
  args: { illustration: true, alt: '2023 Toyota RAV4' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Illustration: 2023 Toyota RAV4' })
    const label = canvas.getByText('Illustration')
    await expect(label).toBeVisible()
    const [box, all] = [label.getBoundingClientRect(), picture.getBoundingClientRect()]
    await expect(box.left).toBeGreaterThanOrEqual(all.left)
    await expect(box.bottom).toBeLessThanOrEqual(all.bottom)
  },
}

export const Photograph: Story = {
  name: 'A photograph has no label [PLUS-079]',
  args: { alt: '2023 Toyota RAV4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2023 Toyota RAV4' })).toBeVisible()
    await expect(canvas.queryByText('Illustration')).toBeNull()
  },
}

export const MissingIllustration: Story = {
  name: 'A missing illustration has no label',
  args: { src: null, illustration: true, alt: '2023 Toyota RAV4' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Illustration')).toBeNull()
  },
}

export const SmallIllustration: Story = {
  args: { illustration: true, alt: '' },
  render: (args) => (
    <div style={{ maxWidth: 96 }}>
      <Picture {...args} />
    </div>
  ),
}

export const NoPicture: Story = {
  name: 'A missing picture shows a not-found image [UI-018]',
  args: { src: null, alt: '2023 Toyota RAV4' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '2023 Toyota RAV4. Image not available' }),
    ).toBeVisible()
  },
}

export const FailedPicture: Story = {
  name: 'A picture that fails to load shows a not-found image [UI-018]',
  args: { src: './no-such-picture.jpg', alt: '2023 Toyota RAV4', priority: true },
  parameters: { consoleErrors: ['no-such-picture.jpg'] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('img', { name: '2023 Toyota RAV4. Image not available' }),
      ).toBeVisible(),
    )
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    src: null,
    alt: '2024 Mercedes-Benz Sprinter 519CDI Long Wheelbase Super High Roof 7G-TRONIC in arctic white',
  },
}

export const Narrow: Story = {
  args: { src: null, alt: '2023 Toyota RAV4' },
  render: (args) => (
    <div style={{ maxWidth: 120 }}>
      <Picture {...args} />
    </div>
  ),
}

export const OwnFallback: Story = {
  args: { src: null, alt: '', fallback: <VehiclePlaceholder paint="#4d6b52" /> },
}

export const WaitsUntilItIsNear: Story = {
  render: (args) => (
    <div>
      <div style={{ height: 20_000 }} />
      <Picture {...args} src="./far-below.jpg" alt="Far below" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Far below' }).tagName).toBe('IMG')
  },
}

export const SilentLink: Story = {
  name: 'Beside a link in words its box is a link that is silent and no stop of the keyboard',
  args: { silentHref: '#car', alt: '' },
  render: (args) => (
    <>
      <Picture {...args} />
      <a href="#car">2021 Toyota Corolla</a>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['2021 Toyota Corolla'])
    const box = canvasElement.querySelector('a:has(img)')
    await expect(box).toHaveAttribute('href', '#car')
    await expect(box).toHaveAttribute('tabindex', '-1')
  },
}

export const AsALink: Story = {
  name: 'Its box can be a link, with content of its own over the picture',
  args: { asChild: true, illustration: true },
  render: (args) => (
    <Picture {...args}>
      <a href="#whole" className="link">
        <b style={{ position: 'absolute' }}>Full screen</b>
      </a>
    </Picture>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Illustration: The yard at noon.*Full screen$/ })
    await expect(link.parentElement).toBe(canvasElement.querySelector('div'))
    await expect([...link.children].map(({ tagName }) => tagName)).toEqual(['IMG', 'SPAN', 'B'])
    await expect(link).toHaveClass('link')
    await expect(link.getBoundingClientRect().width).toBeCloseTo(420)
    await expect(link.getBoundingClientRect().height).toBeCloseTo(280)
  },
}
