import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openPromoPopup } from './open-promo-popup.ts'
import { PromoPopup } from './promo-popup.tsx'

const promotion = {
  key: 'touring-season',
  title: 'Ready for touring season',
  tags: ['autodocs'],
  text: 'Every new caravan leaves with an annexe, a water filter and a full gas bottle.',
  linkLabel: 'See new caravans',
  href: '/new-cars',
  expires: null,
}

const meta = {
  title: 'Leads/Promo popup',
  component: PromoPopup,
  args: { promotion, timeZone: 'Australia/Brisbane' },
} satisfies Meta<typeof PromoPopup>

export default meta
type Story = StoryObj<typeof meta>

const siteId = 'story'
const now = new Date('2027-06-30T12:00:00+10:00')

function dialogIn(canvasElement: HTMLElement): HTMLDialogElement {
  const dialog = canvasElement.querySelector('dialog')
  if (!dialog) throw new Error('expected a dialog')
  return dialog
}

const open = (dialog: HTMLDialogElement, storage: Storage | null = null) =>
  openPromoPopup(dialog, { siteId, storage, now })

/** A storage that a story leaves as it found it. */
const emptyStorage = () => {
  localStorage.removeItem(`${siteId}:popup`)
  return localStorage
}

export const Default: Story = {
  name: 'It opens as a dialog, at most 600 px wide [SITE-064]',
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(open(dialog)).toBe(true)
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(getComputedStyle(dialog).maxWidth).toBe('600px')
    await expect(dialog).toHaveAccessibleName('Ready for touring season')
    await expect(within(dialog).getByRole('link', { name: 'See new caravans' })).toBeVisible()
  },
}

export const WithoutLink: Story = {
  args: { promotion: { ...promotion, linkLabel: null, href: null } },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    open(dialog)
    await expect(within(dialog).queryByRole('link')).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    promotion: {
      ...promotion,
      title:
        'Everything in the yard, on every yard, until the very last evening of the long weekend',
      text: `${promotion.text} ${promotion.text} ${promotion.text}`,
      linkLabel: 'See everything that is in stock at all of our yards',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(open(dialogIn(canvasElement))).toBe(true)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(open(dialogIn(canvasElement))).toBe(true)
  },
}

export const ClosingIsRemembered: Story = {
  name: 'Closing it is remembered for this promotion [SITE-071]',
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    const storage = emptyStorage()
    open(dialog, storage)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() =>
      expect(storage.getItem(`${siteId}:popup`)).toBe('{"v":1,"data":["touring-season"]}'),
    )
    await expect(open(dialog, storage)).toBe(false)
    emptyStorage()
  },
}

export const ItHasEnded: Story = {
  name: 'It stays away after its last day [SITE-072]',
  args: { promotion: { ...promotion, expires: '2027-06-29' } },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(open(dialog)).toBe(false)
    await expect(dialog).not.toBeVisible()
  },
}

export const ItCoversNothingThatIsOpen: Story = {
  render: (args) => (
    <>
      <label>
        Your name <input />
      </label>
      <PromoPopup {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your name' }))
    await expect(open(dialogIn(canvasElement))).toBe(false)
  },
}
