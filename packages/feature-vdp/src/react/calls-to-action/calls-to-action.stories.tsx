import { ButtonLink } from '@forecourt/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallsToAction } from './calls-to-action.tsx'

const meta = {
  title: 'Vehicle/Calls to action',
  component: CallsToAction,
  args: {
    title: 'Ask about this CX-5',
    text: 'Harbour Mazda Capalaba answers, and keeps it for you to see.',
    children: (
      <>
        <ButtonLink href="#enquire">Enquire</ButtonLink>
        <ButtonLink href="tel:0770104200" variant="outline">
          07 7010 4200
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof CallsToAction>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ask about this CX-5' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

export const TitleAlone: Story = { args: { text: undefined } }

export const LongText: Story = {
  args: {
    title: 'Ask about this Donaudampfschifffahrtsgesellschaftsfahrzeug Limousine',
    text: 'Donaudampfschifffahrtsgesellschaftsfahrzeuge Indooroopilly Pre-owned answers within the hour while the yard is open, and first thing in the morning otherwise.',
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  globals: { viewport: { value: 'narrow' } },
}
