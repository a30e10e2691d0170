import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ArrowRightIcon, PhoneIcon } from '../icon/index.ts'
import { Button, ButtonLink } from './button.tsx'

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Enquire now', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button {...args} variant="outline">
        Book a test drive
      </Button>
      <Button {...args} variant="quiet">
        Calculate repayments
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Medium
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
    </div>
  ),
}

export const WithIcons: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="outline" startIcon={<PhoneIcon size={20} />}>
        Call the dealer
      </Button>
      <Button {...args} endIcon={<ArrowRightIcon size={20} />}>
        Continue
      </Button>
    </div>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} disabled />
      <Button {...args} disabled variant="outline" />
      <Button {...args} disabled variant="quiet" />
    </div>
  ),
}

export const Loading: Story = {
  args: { loading: true, loadingText: 'Sending…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <ButtonLink href="#view">View vehicle</ButtonLink>
      <ButtonLink href="#directions" variant="outline">
        Get directions
      </ButtonLink>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'View vehicle' })
    await expect(link).toHaveAttribute('href', '#view')
  },
}

export const FullWidth: Story = {
  args: { width: 'full', size: 'lg' },
  render: (args) => (
    <div style={{ maxWidth: 360, display: 'grid', gap: 12 }}>
      <Button {...args} />
      <Button {...args} variant="outline">
        Request more photos
      </Button>
    </div>
  ),
}

export const LongText: Story = {
  args: { children: 'Ask Harbour Motor Group Indooroopilly about pre-delivery availability' },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <Button {...args} startIcon={<PhoneIcon size={20} />}>
        Ask Harbour Motor Group Indooroopilly about pre-delivery availability
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200)
  },
}

export const EnterAndSpacePressIt: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enquire now' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const AsAnotherElement: Story = {
  args: { asChild: true, startIcon: <PhoneIcon size={20} /> },
  render: (args) => (
    <Button {...args}>
      <a href="#call" data-router="">
        Call the dealer
      </a>
    </Button>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Call the dealer' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(link).toHaveAttribute('data-router')
    await expect(link).not.toHaveAttribute('type')
    await expect(link.querySelector('svg')).toBeVisible()
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
