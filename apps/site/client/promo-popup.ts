import { findBrowserStorages } from '@forecourt/feature-leads/car-lists'
import { openPromoPopup } from '@forecourt/feature-leads/promo-popup'

/** Opens the promotion of the page, unless the visitor closed it or it has ended (`SITE-070`). */
export function showPromo(page: Document, dialog: HTMLDialogElement): void {
  openPromoPopup(dialog, {
    siteId: page.documentElement.dataset['tenant'] ?? '',
    storage: findBrowserStorages().local,
    now: new Date(),
  })
}
