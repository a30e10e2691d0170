import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { readDealerComments } from '../../model/index.ts'
import { DealerComments } from './dealer-comments.tsx'

const long =
  'One local owner from new, with every service stamped by the same workshop in Toowoomba. The tow bar and electric brakes were fitted in 2022 and have pulled nothing heavier than a camper. ' +
  'Inside it is as clean as the photos suggest: no smokers, no dogs, seat covers since day one.\n\n' +
  'New tyres all round in March. Both keys and the handbook are in the glovebox, and it comes with a roadworthy certificate and our statutory warranty. Ask us for the inspection report.'

const meta = {
  title: 'Vehicle/Dealer comments',
  component: DealerComments,
  args: { comments: readDealerComments(long) },
} satisfies Meta<typeof DealerComments>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Short: Story = {
  args: { comments: readDealerComments('One owner, full service history.') },
}

export const Pending: Story = {
  args: { comments: readDealerComments('') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dealer comments are pending. Please check back here later.'),
    ).toBeVisible()
  },
}

export const ShowMoreShowsTheRest: Story = {
  name: 'Four hundred characters, then show more and less [VDP-095]',
  play: async ({ canvas, canvasElement }) => {
    const paragraph = canvasElement.querySelector('p')
    await expect(paragraph?.innerText).toBe(`${[...long].slice(0, 400).join('').trimEnd()}…`)
    await userEvent.click(canvas.getByText('Show more'))
    await expect(canvas.getByText(/Ask us for the inspection report/)).toBeVisible()
    await userEvent.click(canvas.getByText('Show less'))
    await expect(paragraph?.innerText).not.toContain('inspection report')
  },
}
