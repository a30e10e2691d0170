import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { readEnquiryDraft, writeEnquiryDraft } from '../../model/enquiry-draft.ts'
import type { TradeInSender } from '../../model/trade-in/trade-in-page.ts'
import { aConditionPage, anOfferPage, aStorage, aTradeInPage } from '../../testing/index.ts'
import { TradeInForm } from './trade-in-form.tsx'

type Answer = Awaited<ReturnType<TradeInSender>>

const answering = (...answers: Answer[]) => {
  const left = [...answers]
  return fn<TradeInSender>(async () => left.shift() ?? { error: 'nothing left' })
}

const car = { vehicleName: '2022 Toyota Corolla Ascent Sport', regoText: '482KLM (QLD)' }
const details = aTradeInPage({ ...car, step: 'details' })

const meta = {
  title: 'Leads/Trade-in form/Journeys',
  component: TradeInForm,
  args: {
    page: aTradeInPage(),
    send: answering({ page: aConditionPage() }),
    onElsewhere: fn(),
    onEvent: fn(),
    onValued: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  // Each story has storages of its own, and leaves the address as it was.
  beforeEach: () => {
    const { href } = window.location
    return () => history.replaceState(null, '', href)
  },
  render: (args) => {
    const storages = { local: aStorage(), session: aStorage() }
    return <TradeInForm {...args} storages={() => storages} />
  },
} satisfies Meta<typeof TradeInForm>

export default meta
type Story = StoryObj<typeof meta>

export const ARegistrationLeadsToItsCar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Registration/ }), '482 klm')
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }))
    await expect(await canvas.findByText('2022 Toyota Corolla Ascent Sport')).toBeVisible()
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(args.send).toHaveBeenCalledWith(
      '/trade-in',
      expect.objectContaining({ step: 'rego', rego: '482 klm', regoState: 'qld' }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Step 2 of 4: Condition' })).toHaveFocus(),
    )
  },
}

export const ByHandKeepsTheRegistration: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Registration/ }), '482KLM')
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your car by hand' }))
    await expect(await canvas.findByRole('textbox', { name: /^Make/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Registration/ })).toHaveValue('482KLM')
  },
}

const dropped = { local: aStorage(), session: aStorage() }

export const ACarHalfDescribedSurvivesAReload: Story = {
  name: 'A car that is half described survives a reload, until the step is sent [PLUS-038]',
  args: { page: aConditionPage(), send: answering({ page: details }) },
  render: (args) => <TradeInForm {...args} storages={() => dropped} />,
  beforeEach() {
    const values = { step: 'car', km: '45,000', 'answer.condition': 'fair', regoState: 'nsw' }
    writeEnquiryDraft(dropped.session, 'harbour', '/trade-in', { values, pendingKey: null })
  },
  play: async ({ canvas, args }) => {
    const km = canvas.getByRole('textbox', { name: /^Kilometres/ })
    await waitFor(() => expect(km).toHaveValue('45,000'))
    await expect(canvas.getByRole('radio', { name: /^Fair/ })).toBeChecked()
    await userEvent.type(km, '{Backspace}9')
    const stored = () => readEnquiryDraft(dropped.session, 'harbour', '/trade-in')?.values
    await expect(stored()).toMatchObject({ step: 'car', 'answer.condition': 'fair' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('group', { name: 'Step 3 of 4: Your details' })
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(stored()).not.toHaveProperty('km')
  },
}

export const MistakesLeaveAsTheyAreFixed: Story = {
  args: {
    page: aConditionPage(),
    send: answering({
      page: aConditionPage({
        errors: { km: 'Please enter the kilometres as a whole number.' },
        values: { ...aConditionPage().values, km: 'many' },
      }),
    }),
  },
  play: async ({ canvas }) => {
    const km = canvas.getByRole('textbox', { name: /^Kilometres/ })
    await userEvent.type(km, 'many')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('whole number')
    await expect(km).toBeInvalid()
    await userEvent.clear(km)
    await userEvent.type(km, '45000')
    await expect(km).toBeValid()
    await userEvent.tab()
    await expect(km).toHaveValue('45,000')
  },
}

export const AnOfferIsShownAndAccepted: Story = {
  args: {
    page: details,
    send: answering(
      { page: anOfferPage({ postsValuation: true }) },
      {
        page: anOfferPage({
          offer: { price: '$18,400', dollars: 18_400, isAccepted: true, changeOver: null },
        }),
        event: { eventId: 18 },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^First Name/), 'Ann')
    await userEvent.type(canvas.getByLabelText(/^Email Address/), 'ann.lee@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Show my offer' }))
    await expect(await canvas.findByText('$18,400')).toBeVisible()
    await expect(args.onValued).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept this offer' }))
    await expect(await canvas.findByText('Offer accepted')).toBeVisible()
    await expect(args.onEvent).toHaveBeenCalledWith({ eventId: 18 })
  },
}

export const ACallBackGoesOn: Story = {
  args: { page: details, send: answering({ location: '/success' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my offer' }))
    await waitFor(() => expect(args.onElsewhere).toHaveBeenCalledWith('/success'))
  },
}

export const AFailureKeepsEverything: Story = {
  args: { page: details, send: fn<TradeInSender>(() => Promise.reject(new TypeError('network'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^First Name/), 'Ann')
    await userEvent.click(canvas.getByRole('button', { name: 'Show my offer' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Ann')
  },
}
