import { Button } from '@forecourt/ui/button'
import { TextField } from '@forecourt/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FinanceExplainer } from './finance-explainer.tsx'
import { FinancePage } from './finance-page.tsx'

const meta = {
  title: 'Finance/Finance page',
  tags: ['autodocs'],
  component: FinancePage,
  args: {
    title: 'Finance',
    text: 'Tell us what you would like to finance, and we will come back to you with a personalised rate.',
    form: (
      <form style={{ display: 'grid', gap: 20, maxWidth: 560 }}>
        <TextField label="Amount to finance" prefix="$" defaultValue="30,000" />
        <Button type="submit">Send Finance Enquiry</Button>
      </form>
    ),
    aside: <FinanceExplainer />,
  },
} satisfies Meta<typeof FinancePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Without a car the right column explains finance in 3 steps [FIN-003] [FIN-004] [FIN-005] [FIN-006] [FIN-014]',
  play: async ({ canvas, canvasElement }) => {
    const steps = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    await expect(steps).toEqual([
      'Apply online in minutes',
      'Get pre-approved with a personalised rate',
      'Purchase the car',
    ])
    await expect(canvasElement.querySelector('#finance-form')).toContainElement(
      canvas.getByLabelText('Amount to finance'),
    )
  },
}

export const OfACaravanDealer: Story = {
  name: 'The last step names what the site sells [FIN-006] [D-11]',
  args: { aside: <FinanceExplainer kind="caravan" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Purchase the caravan' })).toBeVisible()
  },
}

export const WithACar: Story = { args: { aside: <p>2021 Toyota Corolla Ascent Sport, $26,990</p> } }

export const TheFormHasEightOfTwelveColumns: Story = {
  name: 'The form has 8 of 12 columns [FIN-001]',
  play: async ({ canvasElement }) => {
    if (innerWidth < 1024) return
    const form = canvasElement.querySelector('#finance-form') as HTMLElement
    const columns = form.parentElement as HTMLElement
    const gap = Number.parseFloat(getComputedStyle(columns).columnGap)
    const column = (columns.clientWidth - 11 * gap) / 12
    await expect(Math.abs(form.offsetWidth - (8 * column + 7 * gap))).toBeLessThan(2)
  },
}
