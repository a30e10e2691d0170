import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileField } from './file-field.tsx'

const meta = {
  title: 'UI/File field',
  component: FileField,
  args: {
    label: 'Photos of your vehicle',
    name: 'photos',
    accept: 'image/*',
    maxFiles: 4,
    maxBytes: 2_000_000,
    chooseLabel: 'Choose photos',
    hint: 'JPG or PNG, up to 2 MB each and 4 in all.',
    onFilesChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour}"/><circle cx="14" cy="34" r="6"/><circle cx="34" cy="34" r="6"/></svg>`

const photo = (name: string, colour = '#8fb3c9') =>
  new File([drawing(colour)], name, { type: 'image/svg+xml', lastModified: 1 })

const large = (name: string) =>
  new File([new Uint8Array(2_400_000)], name, { type: 'image/jpeg', lastModified: 1 })

const inputIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/Photos/)

/** Behaviour of the browser when a visitor has chosen files: the list becomes theirs, then it tells. */
async function choose(input: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  await fireEvent.input(input)
}

/** Waits for the row of a file, which comes with the machine. */
const findFile = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByText(name)

const namesOf = (input: HTMLInputElement) => [...(input.files ?? [])].map((file) => file.name)

export const Default: Story = {}

export const OneFile: Story = {
  args: {
    label: 'Photos page of your licence',
    maxFiles: 1,
    chooseLabel: undefined,
    accept: 'image/*,.pdf',
    hint: 'A picture or a PDF.',
  },
}

export const WithFiles: Story = {
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement)
    await choose(input, photo('front.svg'), photo('interior.svg', '#d9b8a0'))
    await findFile(canvasElement, 'front.svg')
    const list = within(within(canvasElement).getByRole('list', { name: 'Chosen files' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('front.svg')).toBeVisible()
  },
}

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { error: 'Choose at least one photo.' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription(
      'Choose at least one photo. JPG or PNG, up to 2 MB each and 4 in all.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Photos of the outside, the inside and every mark a buyer would ask about',
    hint: 'Take them in daylight and from a few steps away: front, rear, both sides, the seats, the dashboard with the odometer.',
  },
  play: async ({ canvasElement }) => {
    await choose(
      inputIn(canvasElement),
      photo('IMG_20261120_094512_rear-three-quarter-left-in-front-of-the-garage.svg'),
    )
    await findFile(
      canvasElement,
      'IMG_20261120_094512_rear-three-quarter-left-in-front-of-the-garage.svg',
    )
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 240 }}>
      <FileField {...args} />
    </div>
  ),
}

export const EachFileSaysWhyItCannotBeSent: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = inputIn(canvasElement)
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain', lastModified: 1 })
    await choose(input, photo('front.svg'), large('huge.jpg'), text)
    await expect(await canvas.findByText('Larger than 2 MB. Choose a smaller file.')).toBeVisible()
    await expect(canvas.getByText('2.4 MB')).toBeVisible()
    await expect(canvas.getByText('This kind of file cannot be sent.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 files added. 2 cannot be sent.'),
    )
    await expect(namesOf(input)).toEqual(['front.svg'])
    await expect(args.onFilesChange).toHaveBeenLastCalledWith({
      files: [expect.objectContaining({ name: 'front.svg' })],
    })
  },
}

export const ASecondChoiceAddsToTheFirst: Story = {
  args: { maxFiles: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = inputIn(canvasElement)
    await choose(input, photo('front.svg'))
    await findFile(canvasElement, 'front.svg')
    await choose(input, photo('front.svg'), photo('rear.svg'), photo('seats.svg'))
    await expect(await canvas.findByText('Only 2 can be sent.')).toBeVisible()
    await expect(namesOf(input)).toEqual(['front.svg', 'rear.svg'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.svg' }))
    await waitFor(() => expect(namesOf(input)).toEqual(['rear.svg', 'seats.svg']))
    await expect(canvas.queryByText('Only 2 can be sent.')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('front.svg removed.'))
    await expect(canvas.getByRole('button', { name: 'Remove rear.svg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(namesOf(input)).toEqual(['seats.svg']))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(namesOf(input)).toEqual([]))
    await expect(input).toHaveFocus()
  },
}

export const TheSameFileAgainChangesNothing: Story = {
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement)
    await choose(input, photo('front.svg'), photo('rear.svg'))
    await findFile(canvasElement, 'rear.svg')
    await choose(input, photo('rear.svg'))
    await choose(input, photo('rear.svg'))
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(namesOf(input)).toEqual(['front.svg', 'rear.svg'])
  },
}

export const MarksThatFilesAreDraggedOverIt: Story = {
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement)
    const zone = input.parentElement as HTMLElement
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(photo('front.svg'))
    const drag = (type: string) =>
      fireEvent(input, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await drag('dragenter')
    await waitFor(async () => {
      await drag('dragover')
      await expect(zone).toHaveAttribute('data-dragging')
    })
    await drag('drop')
    await waitFor(() => expect(zone).not.toHaveAttribute('data-dragging'))
  },
}
