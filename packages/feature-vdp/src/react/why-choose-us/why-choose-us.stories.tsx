import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WhyChooseUs } from './why-choose-us.tsx'

const reasons = [
  {
    title: 'Inspected by the people who service it',
    text: 'Used cars pass a 120-point check in a franchised workshop. What we found and fixed is in the report, and the report is yours.',
  },
  {
    title: 'Seven days to change your mind',
    text: 'If a used car does not fit the garage, the dog or the job, bring it back within a week.',
  },
  { title: 'Bring yours as part of it', text: 'Every trade is looked at the same day.' },
  {
    title: 'The same people afterwards',
    text: 'Those who sold it to you know your name at its first service.',
  },
]
const { whyChooseUs } = aSite({ content: { whyChooseUs: { reasons } } }).content

const meta = {
  title: 'Vehicle/Why choose us',
  component: WhyChooseUs,
  args: { content: whyChooseUs },
} satisfies Meta<typeof WhyChooseUs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The reasons of the dealer [VDP-065]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Why choose us' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const TwoReasons: Story = {
  args: { content: { ...whyChooseUs, reasons: reasons.slice(1, 3) } },
}

export const Empty: Story = {
  name: 'Nothing is rendered without reasons',
  args: { content: { ...whyChooseUs, reasons: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    content: {
      heading: 'Weshalb Donaudampfschifffahrtsgesellschaftskapitäne zu uns kommen',
      reasons: reasons.map((reason) => ({ ...reason, text: `${reason.text} ${reason.text}` })),
    },
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
