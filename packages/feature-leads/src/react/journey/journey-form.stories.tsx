import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { aJourneyForm, aStorage } from '../../testing/index.ts'
import { JourneyForm } from './journey-form.tsx'

const meta = {
  title: 'Leads/Purchase form/Journeys',
  component: JourneyForm,
  args: { form: aJourneyForm(), similarHref: '/cars/a/enquire?similar=1' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof JourneyForm>

export default meta
type Story = StoryObj<typeof meta>

export const WhatWasTypedIsThereAfterTheTabLoadsAgain: Story = {
  name: 'What was typed is there after the tab loads again [SITE-020]',
  render: (args) => {
    const [storages] = useState(() => ({ local: aStorage(), session: aStorage() }))
    const [visit, setVisit] = useState(0)
    return (
      <>
        <JourneyForm key={visit} {...args} storages={() => storages} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Load again
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Have it delivered/ }))
    await userEvent.type(canvas.getByLabelText('Street and suburb'), '1 Boundary Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(canvas.getByLabelText('Street and suburb')).toHaveValue('1 Boundary Street')
    await expect(canvas.getByRole('radio', { name: /^Have it delivered/ })).toBeChecked()
  },
}
