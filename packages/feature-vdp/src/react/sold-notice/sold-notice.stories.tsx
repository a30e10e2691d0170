import { Button } from '@forecourt/ui/button'
import { TextField } from '@forecourt/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SoldNotice } from './sold-notice.tsx'

const meta = {
  title: 'Vehicle/Sold notice',
  component: SoldNotice,
  args: {
    sentence: 'Unfortunately this car recently sold.',
    similarHref: '/cars/2021-mazda-cx-5/enquire?similar=1',
  },
} satisfies Meta<typeof SoldNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SOLD')).toBeVisible()
    await expect(canvas.getByText('Unfortunately this car recently sold.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      '/cars/2021-mazda-cx-5/enquire?similar=1',
    )
  },
}

export const WithItsForm: Story = {
  args: {
    form: (
      <form action="/cars/2021-mazda-cx-5/enquire?similar=1" aria-label="Find me something similar">
        <TextField label="First Name" name="first_name" autoComplete="given-name" required />
        <Button type="submit" width="full">
          Send Enquiry
        </Button>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Find Me Something Similar' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /First Name/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Find Me Something Similar' })).toBeNull()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
