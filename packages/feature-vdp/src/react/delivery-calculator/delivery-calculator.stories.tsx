import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { DeliveryAnswer, LookUpDelivery } from '../../model/index.ts'
import { DeliveryCalculator, DeliveryCalculatorView } from './delivery-calculator.tsx'

const unknown =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

const meta = {
  title: 'Vehicle/Delivery calculator',
  component: DeliveryCalculatorView,
  args: { action: '/cars/2021-mazda-cx-5', noun: 'car', postcode: '', answer: null },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof DeliveryCalculatorView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Asks for a postcode, which is required [VDP-106]',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Delivery postcode/)
    await expect(field).toBeRequired()
    await expect(field).toHaveAttribute('maxlength', '4')
    await expect(field.closest('form')).toHaveAttribute('action', '/cars/2021-mazda-cx-5#delivery')
    await expect(field.closest('form')).toHaveAttribute('method', 'get')
  },
}

export const Priced: Story = {
  name: 'Region and price [VDP-109]',
  args: { postcode: '4000', answer: { kind: 'price', name: 'Brisbane', price: 350 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Delivery: Brisbane\$350/)
  },
}

export const Free: Story = {
  name: 'A price of 0 is Free [D-41]',
  args: { postcode: '4007', answer: { kind: 'price', name: 'Inner Brisbane', price: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible()
    await expect(canvas.queryByText(/\$0/)).toBeNull()
  },
}

export const Missing: Story = {
  name: 'Nothing typed [VDP-107]',
  args: { answer: { kind: 'refused', message: 'Please enter a postcode.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Delivery postcode/)).toHaveAccessibleDescription(
      'Please enter a postcode.',
    )
  },
}

export const Unknown: Story = {
  name: 'A place without a price [VDP-108]',
  args: { postcode: '6798', answer: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(unknown)
  },
}

export const Failed: Story = {
  name: 'A failure says the same [D-41]',
  args: { postcode: '4000', answer: { kind: 'failed' } },
  play: Unknown.play,
}

export const Loading: Story = { args: { postcode: '4000', isLoading: true } }

export const LongText: Story = {
  args: {
    postcode: '4825',
    answer: {
      kind: 'price',
      name: 'Mount Isa, Cloncurry and the stations of the north-west of Queensland',
      price: 12_950,
    },
    note: 'Postcode data © GeoNames (geonames.org), CC BY 4.0, modified',
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const WithoutScript: Story = { ...Priced, globals: { script: 'off' }, play: undefined }

const lookUp = fn<LookUpDelivery>()

/** The joined calculator with a service that answers so. */
const asking = (...answers: readonly DeliveryAnswer[]): Pick<Story, 'beforeEach' | 'render'> => ({
  beforeEach: () => {
    lookUp.mockReset()
    for (const answer of answers) lookUp.mockResolvedValueOnce(answer)
  },
  render: ({ action, noun }) => (
    <DeliveryCalculator action={action} noun={noun} carId={7} lookUp={lookUp} />
  ),
})

export const AnswersInPlace: Story = {
  ...asking(
    { kind: 'price', name: 'Brisbane', price: 350 },
    { kind: 'refused', message: 'Invalid postcode. Please enter a 4-digit number.' },
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Delivery postcode/)
    await userEvent.type(field, '4000{Enter}')
    await waitFor(() => expect(canvas.getByText('$350')).toBeVisible())
    await expect(lookUp).toHaveBeenCalledWith({ postcode: '4000', carId: 7 })
    await expect(field).toHaveValue('4000')
  },
}

export const SaysWhatIsWrongWithoutAsking: Story = {
  ...asking(),
  name: 'Nothing typed, then three digits: says so without asking [VDP-107] [D-41]',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Delivery postcode/)
    const button = canvas.getByRole('button', { name: 'Get a delivery price' })
    await userEvent.click(button)
    await expect(field).toHaveAccessibleDescription('Please enter a postcode.')
    await expect(field).toHaveFocus()
    await userEvent.type(field, '400{Enter}')
    await expect(field).toHaveAccessibleDescription(
      'Invalid postcode. Please enter a 4-digit number.',
    )
    await expect(lookUp).not.toHaveBeenCalled()
  },
}

export const TheLastQuestionCounts: Story = {
  render: AnswersInPlace.render,
  play: async ({ canvas }) => {
    let answerLate = (_answer: DeliveryAnswer) => {}
    const late = new Promise<DeliveryAnswer>((resolve) => {
      answerLate = resolve
    })
    lookUp
      .mockReset()
      .mockImplementation(({ postcode }) =>
        postcode === '2000'
          ? late
          : Promise.resolve({ kind: 'price', name: 'Brisbane', price: 350 }),
      )
    const field = canvas.getByLabelText(/Delivery postcode/)
    await userEvent.type(field, '2000{Enter}')
    await userEvent.clear(field)
    await userEvent.type(field, '4000{Enter}')
    await waitFor(() => expect(canvas.getByText('Delivery: Brisbane')).toBeVisible())
    answerLate({ kind: 'price', name: 'Sydney', price: 990 })
    await late
    await new Promise(requestAnimationFrame)
    await expect(canvas.queryByText('Delivery: Sydney')).toBeNull()
    await expect(canvas.getByText('Delivery: Brisbane')).toBeVisible()
  },
}
