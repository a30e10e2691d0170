import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { printSheet } from '../../model/index.ts'
import { aDescribedCar } from '../../testing/index.ts'
import { PrintPage } from './print-page.tsx'

const site = aSite({
  url: 'https://www.example.test',
  content: {
    vehicleDisclaimer:
      'Prices and details were right when this page was printed. Ask us to confirm both before you buy.',
  },
})
const now = new Date('2026-11-20T02:00:00Z')
const pictures = aDescribedCar()
  .images.flatMap(({ image }) => image?.url ?? [])
  .slice(0, 4)
const sheetOf = (car: Parameters<typeof aDescribedCar>[0]) => ({
  ...printSheet(aDescribedCar({ location_id: 1, ...car }), site, now),
  pictures,
})

const meta = {
  title: 'Vehicle/Print page',
  component: PrintPage,
  parameters: { layout: 'fullscreen' },
  args: {
    sheet: sheetOf({}),
    carHref: '/cars/2021-mazda-cx-5-maxx-sport-u20417',
    pdfHref: '/api/cars/2021-mazda-cx-5-maxx-sport-u20417/print.pdf',
  },
} satisfies Meta<typeof PrintPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Price, facts, licence and the way back on one sheet [PLUS-043]',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByText('DL# 1234567')).toBeVisible()
    await expect(canvas.getByText('Printed 20 November 2026')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'QR code: See it online' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Save as PDF' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/print\.pdf$/))
  },
}

export const WithoutPrice: Story = {
  args: { sheet: sheetOf({ price: null, offer_price: null, price_type: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/\$/)).toBeNull()
  },
}

export const Reserved: Story = {
  args: { sheet: sheetOf({ reserved: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserved')).toBeVisible()
  },
}

export const LittleKnown: Story = {
  args: {
    sheet: printSheet(
      aDescribedCar({
        variant: null,
        standardEquipment: [],
        dealercomments: null,
        images: [],
        badge: null,
        series: null,
        stocknum: null,
        location_id: null,
      }),
      aSite({ url: 'https://www.example.test', dealerships: [], locations: [] }),
      now,
    ),
  },
}

export const LongText: Story = {
  args: {
    sheet: sheetOf({
      make: 'Mercedes-Benz',
      model: 'Sprinter 519 CDI Extra Long Wheelbase High Roof Donaudampfschifffahrtskapitän',
      badge: 'Transfer Minibus with Wheelchair Lift and Automatic Side Step',
      dealercomments: 'Serviced by us since new, with every invoice on file. '.repeat(30),
    }),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
