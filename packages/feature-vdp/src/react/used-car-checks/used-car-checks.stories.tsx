import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { listUsedCarChecks } from '../../model/index.ts'
import { UsedCarChecks } from './used-car-checks.tsx'

const site = aSite({
  plugins: { ppsrReport: true, carAnalysis: true },
  vehiclePage: {
    reports: { ppsr: '/ppsr-{vin}', carAnalysis: '/analysis/{vin}' },
    showUnregistered: true,
  },
})
const now = new Date('2026-11-22T10:00:00+10:00')
const car = aCar({
  car_type: 'used',
  file: '/reports/history.pdf',
  vin: 'JM0KF4WLA00417238',
  certified: true,
  dealership_name: 'Example Motors',
  rego_expiry: '2027-03-14',
})
const checksOf = (differences: Parameters<typeof aCar>[0]) =>
  listUsedCarChecks({ ...car, ...differences }, site, now)
const without = { file: null, vin: null, certified: false }

const meta = {
  title: 'Vehicle/Used car checks',
  component: UsedCarChecks,
  args: { checks: checksOf({}), onOpenReport: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof UsedCarChecks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Every check that has data [VDP-056] [VDP-118] [VDP-119]',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent)
    await expect(titles).toEqual([
      'Vehicle history',
      'PPSR',
      'Car analysis',
      'Certified',
      'Registered',
    ])
    await expect(canvas.getByRole('link', { name: /Open history report/ })).toHaveAttribute(
      'href',
      '/reports/history.pdf',
    )
    await expect(canvas.getByRole('link', { name: /Download PPSR report/ })).toHaveAttribute(
      'href',
      '/ppsr-JM0KF4WLA00417238',
    )
    await expect(canvas.getByRole('link', { name: /Download car analysis/ })).toBeVisible()
    await expect(canvas.getByText('Until 14 March 2027.')).toBeVisible()
  },
}

export const RegistrationOnly: Story = { args: { checks: checksOf(without) } }

export const Unregistered: Story = {
  name: 'A registration in the past, on a site that says so [VDP-116]',
  args: { checks: checksOf({ ...without, rego_expiry: '2026-11-21' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unregistered' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Nothing is rendered without data [D-88]',
  args: { checks: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    checks: checksOf({
      dealership_name: 'Donaudampfschifffahrtsgesellschaftsfahrzeuge Indooroopilly Pre-owned',
    }),
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const OpeningTheReportIsNotified: Story = {
  play: async ({ args, canvas }) => {
    const report = canvas.getByRole('link', { name: /Open history report/ })
    report.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(report)
    await expect(args.onOpenReport).toHaveBeenCalledWith({ href: '/reports/history.pdf' })
    const ppsr = canvas.getByRole('link', { name: /Download PPSR report/ })
    ppsr.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(ppsr)
    await expect(args.onOpenReport).toHaveBeenCalledTimes(1)
  },
}
