import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BodyIcon } from '../vehicle-placeholder/index.ts'
import { OptionLink } from './option-link.tsx'

const meta = {
  title: 'UI/Option link',
  component: OptionLink,
  args: { label: 'Toyota', count: '1,284', href: '#toyota' },
} satisfies Meta<typeof OptionLink>

export default meta
type Story = StoryObj<typeof meta>

const list = { listStyle: 'none', margin: 0, padding: 0, maxWidth: 320 } as const

export const Default: Story = {}

export const Chosen: Story = { args: { chosen: true } }

export const FindsNothing: Story = { args: { label: 'Tesla', count: '0', disabled: true } }

export const WithPicture: Story = {
  args: { label: 'Ute', count: '96', icon: <BodyIcon width={40} /> },
}

export const WithoutCount: Story = { args: { label: 'Certified', count: undefined } }

export const InAList: Story = {
  render: () => (
    <ul style={list}>
      <li>
        <OptionLink label="Ford" count="212" href="#ford" />
      </li>
      <li>
        <OptionLink label="Mazda" count="98" href="#mazda" chosen />
      </li>
      <li>
        <OptionLink label="Tesla" count="0" disabled />
      </li>
    </ul>
  ),
}

export const LongText: Story = {
  args: { label: 'Double cab chassis with tray, canopy and long range tank' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const Narrow: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaft', chosen: true },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
}

export const SaysHowManyItFinds: Story = {
  name: 'Its name says how many it finds, and that it is chosen',
  render: () => (
    <ul style={list}>
      <li>
        <OptionLink label="Ford" count="212" href="#ford" />
      </li>
      <li>
        <OptionLink label="Mazda" count="98" href="#mazda" chosen />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const ford = canvas.getByRole('link', { name: /^Ford ?212$/ })
    await expect(ford).not.toHaveAttribute('aria-current')
    const mazda = canvas.getByRole('link', { name: /^Mazda ?98$/ })
    await expect(mazda).toHaveAttribute('aria-current', 'true')
    const heardIn = (link: Element) =>
      link.lastElementChild && getComputedStyle(link.lastElementChild, '::before').content
    await expect([heardIn(ford), heardIn(mazda)]).toEqual(['", "', '", chosen, "'])
  },
}

export const FollowsTheKeyboard: Story = {
  name: 'Enter and Space follow it; one that finds nothing takes no focus',
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <OptionLink label="Tesla" count="0" disabled />
      <OptionLink {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Toyota ?1,284$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
