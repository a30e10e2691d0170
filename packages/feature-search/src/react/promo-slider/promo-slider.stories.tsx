import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PromoSlider } from './promo-slider.tsx'

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="540"><rect width="1920" height="540" fill="${colour}"/><circle cx="1500" cy="270" r="180" fill="#fff" opacity=".4"/></svg>`,
  )}`

const slides = [
  {
    id: 'electric',
    name: 'Plug in at home for less',
    description: 'A wall charger is included with every new electric car until the end of March.',
    url: '/new?fuel_type=Electric',
    linkLabel: 'See electric cars',
    hide_overlay: false,
    picture: drawing('#2c5c8a'),
  },
  {
    id: 'utes',
    name: 'Utes ready for work',
    description: null,
    url: '/used?body_type=Ute',
    linkLabel: 'See utes',
    hide_overlay: true,
    picture: drawing('#7a4a2a'),
  },
]

const meta = {
  title: 'Search/Promo slider',
  tags: ['autodocs'],
  component: PromoSlider,
  args: { label: 'Offers', slides },
} satisfies Meta<typeof PromoSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The image area is 1920 wide and 540 high [SITE-077]',
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await expect(picture).toHaveAttribute('width', '1920')
    await expect(picture).toHaveAttribute('height', '540')
    const { width = 0, height = 1 } = picture?.getBoundingClientRect() ?? {}
    await expect(Math.abs(width / height - 1920 / 540)).toBeLessThan(0.05)
  },
}

export const WithoutOverlay: Story = {
  name: 'A slide with hide_overlay set renders no text over its picture [SITE-078]',
  args: { slides: slides.slice(1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Utes ready for work' })).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('Utes ready for work')
    await expect(canvas.getByRole('link', { name: 'Utes ready for work' })).toBeVisible()
  },
}

export const OneThatLeadsNowhere: Story = {
  args: { slides: slides.slice(0, 1).map((slide) => ({ ...slide, url: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /charger/ })).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      hide_overlay: false,
      name: 'Everything in the yard, on every yard, until the very last evening of the long weekend',
      description:
        'Drive-away prices on demonstrators, run-out models and selected used vehicles, with a full tank and five years of servicing at every one of our dealerships.',
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { slides: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}

export const TheNextSlideComesAtAPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
