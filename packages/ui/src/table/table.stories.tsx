import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../link/index.ts'
import { Table, type TableColumn, type TableRow } from './table.tsx'

const columns: readonly TableColumn[] = [
  { id: 'lender', header: 'Lender' },
  { id: 'rate', header: 'Rate', align: 'end' },
  { id: 'comparison', header: 'Comparison rate', align: 'end' },
  { id: 'weekly', header: 'Weekly', align: 'end' },
]

const rows: readonly TableRow[] = [
  {
    id: 'a',
    cells: {
      lender: 'Southern Credit',
      rate: '7.49% p.a.',
      comparison: '8.12% p.a.',
      weekly: '$182',
    },
  },
  {
    id: 'b',
    cells: {
      lender: 'Coastal Finance',
      rate: '7.95% p.a.',
      comparison: '8.64% p.a.',
      weekly: '$185',
    },
  },
  {
    id: 'c',
    cells: {
      lender: 'Outback Mutual',
      rate: '8.20% p.a.',
      comparison: '9.05% p.a.',
      weekly: '$187',
    },
  },
]

const comparedColumns: readonly TableColumn[] = [
  { id: 'fact', header: 'Vehicle' },
  { id: 'rav4', header: '2023 Toyota RAV4 Cruiser' },
  { id: 'cx5', header: '2022 Mazda CX-5 G25 Touring' },
  { id: 'outback', header: '2024 Subaru Outback AWD' },
]

const comparedRows: readonly TableRow[] = [
  { id: 'price', cells: { fact: 'Price', rav4: '$51,990', cx5: '$38,990', outback: '$47,490' } },
  {
    id: 'km',
    cells: { fact: 'Odometer', rav4: '5,595 km', cx5: '31,204 km', outback: '12,870 km' },
  },
  { id: 'fuel', cells: { fact: 'Fuel', rav4: 'Hybrid', cx5: 'Petrol', outback: 'Petrol' } },
  {
    id: 'drive',
    cells: {
      fact: 'Drive',
      rav4: 'All-wheel drive',
      cx5: 'Front-wheel drive',
      outback: 'All-wheel drive',
    },
  },
  {
    id: 'tow',
    cells: {
      fact: 'Towing capacity, braked',
      rav4: '1,500 kg',
      cx5: '1,800 kg',
      outback: '2,000 kg',
    },
  },
]

const meta = {
  title: 'UI/Table',
  component: Table,
  args: { caption: 'Offers for $51,990 over 5 years', columns, rows },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

const narrow = (Story: () => React.ReactNode) => <div style={{ maxWidth: 320 }}>{Story()}</div>

export const Default: Story = {}

const sorted: readonly TableColumn[] = [
  { id: 'lender', header: 'Lender', sort: { href: '#by-lender' } },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    sort: { href: '#by-rate-down', direction: 'ascending' },
  },
  { id: 'comparison', header: 'Comparison rate', align: 'end', sort: { href: '#by-comparison' } },
  { id: 'weekly', header: 'Weekly', align: 'end' },
]

export const Sortable: Story = { args: { columns: sorted } }

export const CompareWithAStickyColumn: Story = {
  args: {
    caption: 'Three vehicles side by side',
    columns: comparedColumns,
    rows: comparedRows,
    stickyFirst: true,
    hideCaption: true,
  },
}

export const CompareOnAPhone: Story = { ...CompareWithAStickyColumn, decorators: [narrow] }

export const CardsOnAPhone: Story = {
  name: 'Cards on a phone keep the links that sort in sight',
  args: { phones: 'cards', columns: sorted },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.closest('thead')?.getBoundingClientRect() ?? {}
      await expect(width).toBeGreaterThan(link.getBoundingClientRect().width)
      await expect(height).toBeGreaterThan(20)
    }
  },
}

export const CompactAndStriped: Story = { args: { density: 'compact', striped: true } }

export const Selected: Story = {
  args: { rows: rows.map((row) => ({ ...row, isCurrent: row.id === 'b' })) },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('rowheader', { name: 'Coastal Finance' }).closest('tr')
    await expect(current).toHaveAttribute('aria-current', 'true')
  },
}

export const Empty: Story = {
  args: { rows: [], emptyText: 'No lender has an offer for this amount yet.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell')).toHaveTextContent(
      'No lender has an offer',
    )
  },
}

export const LongText: Story = {
  args: {
    caption:
      'Recalls, campaigns and service bulletins that the maker published for this vehicle since 2019',
    columns: [
      { id: 'what', header: 'Campaign' },
      { id: 'when', header: 'Published' },
      { id: 'link', header: 'Notice' },
    ],
    rows: [
      {
        id: 'one',
        cells: {
          what: 'Hochvoltbatteriesteuergerätesoftwareaktualisierung and the replacement of both seat belt pretensioners',
          when: '3 March 2025',
          link: <Link href="#notice">Read the notice</Link>,
        },
      },
    ],
  },
}

export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: /Offers for/ })
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  },
}

export const TheKeyboardScrollsIt: Story = {
  ...CompareOnAPhone,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', {
      name: 'Three vehicles side by side',
    })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    const first = within(region).getByRole('rowheader', { name: 'Price' })
    const before = first.getBoundingClientRect().left
    region.scrollLeft = 120
    await expect(region.scrollLeft).toBeGreaterThan(0)
    await expect(Math.abs(first.getBoundingClientRect().left - before)).toBeLessThanOrEqual(1)
  },
}

export const EveryValueHasItsHeaders: Story = {
  ...CardsOnAPhone,
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: /Offers for/ }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'Southern Credit',
      'Coastal Finance',
      'Outback Mutual',
    ])
    await expect(table.getAllByRole('cell')).toHaveLength(9)
  },
}

export const HeadersSortByLinks: Story = {
  args: { columns: sorted, onSort: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const rate = canvas.getByRole('columnheader', { name: 'Rate' })
    await expect(rate).toHaveAttribute('aria-sort', 'ascending')
    const link = within(rate).getByRole('link', { name: 'Rate' })
    await expect(link).toHaveAttribute('href', '#by-rate-down')
    await userEvent.click(link)
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'rate', href: '#by-rate-down' })
    await expect(location.hash).not.toBe('#by-rate-down')
  },
}
