import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { aReview, someReviews } from '../../testing/index.ts'
import { PickedReviewList, ReviewList, ReviewSummary } from './review-list.tsx'

const meta = {
  title: 'Locations/Review list',
  tags: ['autodocs'],
  component: ReviewList,
  args: { reviews: someReviews(3) },
  render: (args) => (
    <section id="reviews">
      <ReviewSummary {...args} />
      <ReviewList {...args} />
    </section>
  ),
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Average and how many it is based on [LOC-023] [LOC-039]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Based on 128 reviews' })).toHaveAttribute(
      'href',
      '#reviews',
    )
    await expect(canvas.getByRole('img', { name: '4.7 out of 5' })).toBeVisible()
    await expect(canvas.queryByText(/^Show all/)).toBeNull()
  },
}

export const Twelve: Story = {
  name: 'Three in sight, twelve on demand [LOC-038]',
  args: { reviews: someReviews(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Customer 3')).toBeVisible()
    await expect(canvas.getByText('Customer 4')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show all 12 reviews'))
    await expect(canvas.getByText('Customer 12')).toBeVisible()
  },
}

export const WithReply: Story = {
  name: 'Name, text, rating, age, and the reply with its date [LOC-040]',
  args: {
    reviews: {
      ...someReviews(0),
      reviews: [
        aReview({
          rating: 4,
          review_date_in_words: '2 months ago',
          reply_text: 'Thank you, Priya.',
          reply_date: '2026-09-16',
        }),
        aReview({ id: 2, customer_name: 'Tom A.', text: '' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya N.')).toBeVisible()
    await expect(canvas.getByText(/^They rang when/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: '4 out of 5' })).toBeVisible()
    await expect(canvas.getByText('2 months ago')).toBeVisible()
    await expect(canvas.getByText('Thank you, Priya.')).toBeVisible()
    await expect(canvas.getByText(/16 September 2026/)).toBeVisible()
    await expect(canvas.getByText('14 September 2026')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    reviews: {
      ...someReviews(0),
      reviews: [
        aReview({
          customer_name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe Featherstonehaugh',
          text: 'Very good. '.repeat(60),
        }),
      ],
    },
  },
}

export const OfSeveralLocations: StoryObj<typeof PickedReviewList> = {
  name: 'Each of several leads to the others of its location [D-74]',
  render: () => (
    <PickedReviewList
      reviews={[
        { location: { name: 'North Motors', slug: 'north' }, review: aReview() },
        {
          location: { name: 'South Motors', slug: 'south' },
          review: aReview({ id: 2, customer_name: 'Tom A.', rating: 3 }),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'South Motors' })).toHaveAttribute(
      'href',
      '/our-location/south#reviews',
    )
    await expect(canvas.getByRole('img', { name: '3 out of 5' })).toBeVisible()
  },
}
