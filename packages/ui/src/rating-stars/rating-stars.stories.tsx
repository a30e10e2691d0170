import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RatingStars } from './rating-stars.tsx'

const meta = {
  title: 'UI/Rating stars',
  component: RatingStars,
  args: { rating: 4.6, count: 1284, showValue: true },
} satisfies Meta<typeof RatingStars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Ratings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[0, 0.5, 3, 3.4, 4, 4.2, 4.6, 4.9, 5].map((rating) => (
        <RatingStars key={rating} rating={rating} showValue />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RatingStars {...args} size="sm" />
      <RatingStars {...args} size="md" />
      <RatingStars {...args} size="lg" />
    </div>
  ),
}

export const LinkToTheReviews: Story = {
  args: { countHref: '#reviews' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '1,284 reviews' })
    await expect(link).toHaveAttribute('href', '#reviews')
  },
}

export const OneReview: Story = {
  args: { count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 review')).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { size: 'lg' },
  decorators: [(Story) => <div style={{ maxWidth: 140 }}>{Story()}</div>],
}

/** Share of each star that is painted, measured on the page. */
function paintedShares(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLElement>('[data-fill]')].map((star) => {
    const fill = star.querySelector<HTMLElement>(':scope > span')
    const whole = star.getBoundingClientRect().width
    return fill ? Math.round((fill.getBoundingClientRect().width / whole) * 100) / 100 : 0
  })
}

export const UpToFourFullStarsAndAPartialOne: Story = {
  name: 'Four full stars and a fifth filled to 60 % for 4.6; 5.0 fills it completely [UI-019]',
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[3.4, 4, 4.6, 5].map((rating) => (
        <RatingStars key={rating} rating={rating} size="lg" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const painted = (name: string) =>
      paintedShares(within(canvasElement).getByRole('img', { name }))
    await expect(painted('3.4 out of 5')).toEqual([1, 1, 1, 0.4, 0])
    await expect(painted('4.0 out of 5')).toEqual([1, 1, 1, 1, 0])
    await expect(painted('4.6 out of 5')).toEqual([1, 1, 1, 1, 0.6])
    await expect(painted('5.0 out of 5')).toEqual([1, 1, 1, 1, 1])
  },
}
