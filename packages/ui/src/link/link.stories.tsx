import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChevronRightIcon } from '../icon/index.ts'
import { Link } from './link.tsx'

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '#hours', children: 'opening hours' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      See the <Link {...args} /> of every dealership before you visit.
    </p>
  ),
}

export const Standalone: Story = {
  args: {
    variant: 'standalone',
    children: (
      <>
        All locations <ChevronRightIcon size={18} />
      </>
    ),
  },
}

export const Subtle: Story = { args: { variant: 'subtle', children: 'Privacy policy' } }

export const NewTab: Story = {
  args: { newTab: true, children: 'Directions on a map', variant: 'standalone' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: 'Directions on a map (opens in a new tab)',
    })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

export const LongText: Story = {
  args: {
    variant: 'standalone',
    children: (
      <>
        Opening hours of the service departments at Indooroopilly, Springwood and Aspley
        <ChevronRightIcon size={18} />
      </>
    ),
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Link {...args}>enquiries-about-demonstrators@harbourmotorgroup.example.test</Link>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(Math.round(link.getBoundingClientRect().width)).toBeLessThanOrEqual(160)
  },
}

export const TheKeyboardFollowsIt: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'opening hours' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).outlineStyle).not.toBe('none')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const AsAnotherElement: Story = {
  args: {
    asChild: true,
    newTab: true,
    href: undefined,
    children: (
      <a href="#map" data-router="">
        Directions
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Directions (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', '#map')
    await expect(link).toHaveAttribute('data-router')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link.className).toContain('fc-link')
  },
}
