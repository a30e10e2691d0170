import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { PrintButton } from './print-button.tsx'

const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })

const meta = {
  title: 'Vehicle/Print button',
  component: PrintButton,
  args: {
    slug: '2021-mazda-cx-5-u20417',
    fetchFile: fn(async () => file),
    save: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Without script it opens the print sheet in a new tab [SITE-022]',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Print' })
    await expect(link).toHaveAttribute('href', '/print?car_id=2021-mazda-cx-5-u20417')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).not.toHaveAttribute('download')
  },
}

export const Preparing: Story = {
  name: "It reads 'Preparing...' while the download runs, and runs once [VDP-098]",
  args: { fetchFile: fn(() => new Promise<Blob>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }))
    const link = await canvas.findByRole('link', { name: 'Preparing...' })
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(link)
    await expect(args.fetchFile).toHaveBeenCalledTimes(1)
    await expect(args.save).not.toHaveBeenCalled()
  },
}

let tries = 0

export const Failed: Story = {
  name: 'A failure shows an alert with its message, until the next try [VDP-099]',
  beforeEach: () => {
    tries = 0
  },
  args: {
    fetchFile: fn(async () => {
      tries += 1
      if (tries === 1) throw new Error('Unable to prepare the PDF.')
      return file
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to prepare the PDF.')
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const TheFileIsNamedAfterTheCar: Story = {
  name: 'The file is saved as {slug}.pdf, and the print is reported',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith(file, '2021-mazda-cx-5-u20417.pdf'))
    await expect(args.fetchFile).toHaveBeenCalledWith('2021-mazda-cx-5-u20417')
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
  },
}

export const AFailureOfTheAnalyticsDoesNotBlock: Story = {
  name: 'A failure of the analytics is a warning, and the file comes all the same [VDP-100]',
  args: {
    onPrint: fn(() => {
      throw new Error('blocked')
    }),
  },
  play: async ({ canvas, args }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await expect(warn).toHaveBeenCalledWith('The print was not counted:', expect.any(Error))
    await expect(canvas.queryByRole('alert')).toBeNull()
    warn.mockRestore()
  },
}
