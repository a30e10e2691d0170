import type { KeyValueStorage } from '../../model/client-storage.ts'
import { isPopupClosed, isPopupRunning, rememberClosedPopup } from '../../model/popup.ts'

/** Parts a promotion is opened with. */
export interface PromoPopupOptions {
  siteId: string
  /** `localStorage`, or `null` where it is blocked. */
  storage: KeyValueStorage | null
  now: Date
}

/** Something that asks for an answer, or is being written in. */
const busy = 'dialog[open], :popover-open, input:focus, textarea:focus, select:focus'

/** True for a press beside the content of a dialog. */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * Opens the promotion of a page, unless it has ended, the visitor closed it before on this site, or
 * something else is open or being written in. Every way of closing it, its link too, is remembered.
 * @param dialog of `PromoPopup`
 * @returns true when it was opened
 * Source: `SITE-070` to `SITE-072`, `D-75`
 */
export function openPromoPopup(
  dialog: HTMLDialogElement,
  { siteId, storage, now }: PromoPopupOptions,
): boolean {
  const { promo = '', expires = null, zone = 'Australia/Brisbane' } = dialog.dataset
  if (!isPopupRunning({ expires }, now, zone) || isPopupClosed(storage, siteId, promo)) return false
  if (dialog.ownerDocument.querySelector(busy)) return false
  const remember = () => rememberClosedPopup(storage, siteId, promo)
  dialog.addEventListener('close', remember)
  dialog.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) remember()
    else if (event.target === dialog && isBeside(dialog, event)) dialog.close()
  })
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[tabindex]')?.focus()
  return true
}
