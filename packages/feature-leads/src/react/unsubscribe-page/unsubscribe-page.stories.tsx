import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  INVALID_EMAIL,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBE_LINK_INVALID,
} from '../../model/error-message.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const meta = {
  title: 'Leads/Unsubscribe page',
  component: UnsubscribePage,
  args: { dealerName: 'Harbour Motor Group', searchHref: '/search' },
} satisfies Meta<typeof UnsubscribePage>

export default meta
type Story = StoryObj<typeof meta>

const formOf = (canvasElement: HTMLElement) => canvasElement.querySelector('form')

export const Default: Story = {
  name: 'It asks for the address and posts it without script [SITE-049]',
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: /^Email Address/ })
    await expect(field).toBeRequired()
    await expect(field).toHaveAttribute('autocomplete', 'email')
    const form = formOf(canvasElement)
    await expect(form).toHaveAttribute('action', '/api/unsubscribe')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  },
}

export const FromALink: Story = {
  name: 'A link asks before anything changes',
  args: { token: 'YW5u.c2lnbmF0dXJl' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(formOf(canvasElement)?.elements.namedItem('token')).toHaveValue(
      'YW5u.c2lnbmF0dXJl',
    )
  },
}

export const WrongAddress: Story = {
  args: { email: 'ann@', problem: { field: 'email', text: INVALID_EMAIL } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Email Address/ })
    await expect(field).toHaveValue('ann@')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(INVALID_EMAIL)
  },
}

export const LinkThatWasCut: Story = {
  args: { problem: { field: null, text: UNSUBSCRIBE_LINK_INVALID } },
}

export const Failed: Story = {
  args: { email: 'ann@example.com', problem: { field: null, text: UNSUBSCRIBE_FAILED } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(UNSUBSCRIBE_FAILED)
    await expect(canvas.getByRole('textbox', { name: /^Email Address/ })).toHaveValue(
      'ann@example.com',
    )
  },
}

export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You are unsubscribed',
    )
    await expect(canvas.getByRole('link', { name: 'Browse our vehicles' })).toHaveAttribute(
      'href',
      '/search',
    )
  },
}
