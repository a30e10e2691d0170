import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { INVALID_CODE, REQUIRED_FIELD } from '../../model/error-message.ts'
import type {
  CodeAnswer,
  CodeListener,
  PhoneCodeCalls,
} from '../../model/sign-in/phone-code-calls.ts'
import { emptySignInDetails } from '../../model/sign-in/sign-in-form.ts'
import { SignInPage } from './sign-in-page.tsx'
import type { SignInPageProps } from './use-sign-in.ts'

const ok = async (): Promise<CodeAnswer> => ({ isOk: true })

const calls = (changes: Partial<PhoneCodeCalls> = {}): PhoneCodeCalls => ({
  limit: fn(async () => true),
  send: fn(ok),
  verify: fn(ok),
  record: fn(async () => {}),
  isKnown: fn(async () => true),
  ...changes,
})

const values = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
}

const meta = {
  title: 'Leads/Sign-in page',
  component: SignInPage,
  args: {
    dealerName: 'Harbour Motor Group',
    target: { type: 'garage', redirect: '/my-garage', back: '/search' },
    calls: calls(),
    onEvent: fn<CodeListener>(),
    onSignedIn: fn<SignInPageProps['onSignedIn']>(),
  },
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<typeof meta>

const codeSent = { isCodeSent: true, values, errors: {}, failure: null }

export const Default: Story = {
  name: 'It is a form that works without script [SITE-032]',
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute(
      'action',
      '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2Fsearch',
    )
    await expect(canvas.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/search')
  },
}

export const WithoutGate: Story = { args: { target: { type: null, redirect: '/', back: '/' } } }

export const CodeSent: Story = { args: { answer: codeSent } }

export const WrongCode: Story = {
  args: { answer: { ...codeSent, errors: { code: INVALID_CODE } } },
}

export const MissingDetails: Story = {
  args: {
    answer: {
      isCodeSent: false,
      values: emptySignInDetails,
      errors: {
        name: REQUIRED_FIELD,
        last_name: REQUIRED_FIELD,
        email: REQUIRED_FIELD,
        phone: REQUIRED_FIELD,
      },
      failure: null,
    },
  },
}

export const LongNames: Story = {
  args: {
    dealerName: 'Harbour and Northern Beaches Motor Group of New South Wales',
    answer: {
      ...codeSent,
      values: { ...values, name: 'Maximiliana-Alexandrina', last_name: 'Featherstonehaugh-Smythe' },
    },
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const textbox = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name })

async function fillDetails(canvas: Canvas) {
  await userEvent.type(textbox(canvas, /^First Name/), values.name)
  await userEvent.type(textbox(canvas, /^Last Name/), values.last_name)
  await userEvent.type(textbox(canvas, /^Email Address/), values.email)
  await userEvent.type(textbox(canvas, /^Mobile Number/), values.phone)
}

export const ACodeLeadsToThePageBehindTheGate: Story = {
  name: 'A code leads to the page behind the gate, by verificationSent and verificationSubmitted [LEAD-065]',
  args: { calls: calls(), onSignedIn: fn(), onEvent: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvasElement.querySelector('form')
    await fillDetails(canvas)
    await expect(form).not.toHaveAttribute('data-login-status')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }))
    const code = textbox(canvas, /^Verification code/)
    await waitFor(() => expect(code).toHaveFocus())
    await expect(form).toHaveAttribute('data-login-status', 'verificationSent')
    await userEvent.keyboard('482913{Enter}')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ redirect: '/my-garage' }))
    await expect(form).toHaveAttribute('data-login-status', 'verificationSubmitted')
    await expect(args.calls.send).toHaveBeenCalledOnce()
    await expect(args.calls.verify).toHaveBeenCalledWith({
      ...values,
      phone: '0412345678',
      code: '482913',
    })
    await expect(args.onEvent).toHaveBeenCalledWith({ eventId: 36 })
    await expect(args.onEvent).toHaveBeenCalledWith({ eventId: 37 })
  },
}

export const ANewVisitorCreatesAnAccount: Story = {
  args: { calls: calls({ isKnown: fn(async () => false) }), onSignedIn: fn() },
  play: async ({ canvas }) => {
    await fillDetails(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }))
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

export const NoCodeIsSentToAWrongNumber: Story = {
  name: 'No code is sent to a wrong number [LEAD-055]',
  args: { calls: calls(), onSignedIn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(textbox(canvas, /^Mobile Number/), '0412')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }))
    await expect(await canvas.findByText('Please enter a valid phone number.')).toBeVisible()
    await expect(canvas.getAllByText('This is a required field.')).toHaveLength(3)
    await expect(canvas.getByText('Please fix the following errors:')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Mobile Number: Please enter a valid phone number.' }),
    ).toBeVisible()
    await expect(args.calls.limit).not.toHaveBeenCalled()
  },
}

export const TheOneMistakeTakesTheFocus: Story = {
  args: { calls: calls(), onSignedIn: fn() },
  play: async ({ canvas }) => {
    await fillDetails(canvas)
    const email = textbox(canvas, /^Email Address/)
    await userEvent.clear(email)
    await userEvent.type(email, 'ann@')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(canvas.queryByText('Please fix the following errors:')).toBeNull()
  },
}

export const ARefusedLimitSendsNoCode: Story = {
  name: 'A limit that is not ok sends no code, and keeps what was typed [LEAD-060]',
  args: { calls: calls({ limit: fn(async () => false) }), onSignedIn: fn() },
  play: async ({ canvas, args }) => {
    await fillDetails(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many verification attempts. Please try again later.',
    )
    await expect(args.calls.send).not.toHaveBeenCalled()
    await expect(textbox(canvas, /^Mobile Number/)).toHaveValue(values.phone)
    await expect(textbox(canvas, /^Verification code/)).toBeDisabled()
  },
}

export const AWrongCodeCanBeTypedAgain: Story = {
  args: {
    answer: codeSent,
    calls: calls({
      verify: fn<PhoneCodeCalls['verify']>(async ({ code }) =>
        code === '482913'
          ? { isOk: true }
          : { isOk: false, error: INVALID_CODE, fields: { code: INVALID_CODE } },
      ),
    }),
    onSignedIn: fn(),
  },
  play: async ({ canvas, args }) => {
    const code = textbox(canvas, /^Verification code/)
    await userEvent.type(code, '000000{Enter}')
    await expect(await canvas.findByText(INVALID_CODE)).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.clear(code)
    await userEvent.type(code, '482913')
    await expect(canvas.queryByText(INVALID_CODE)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}

export const AnotherNumberStartsAgain: Story = {
  args: { answer: codeSent, calls: calls(), onSignedIn: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }))
    const phone = textbox(canvas, /^Mobile Number/)
    await expect(phone).not.toHaveAttribute('readonly')
    await expect(phone).toHaveValue(values.phone)
    await expect(canvas.getByRole('button', { name: 'Send Code' })).toBeVisible()
  },
}
