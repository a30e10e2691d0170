import { findBrowserStorages } from '@forecourt/feature-leads/car-lists'
import { startTagManager } from '@forecourt/feature-leads/consent'

/** Global Privacy Control is not in TypeScript's library yet. */
type Browser = Navigator & { globalPrivacyControl?: boolean }

/** Counts for a dealer's container of tags where the visitor agreed, or asks (D-100). */
export const askConsent = (banner: HTMLElement): void =>
  startTagManager(banner, {
    siteId: document.documentElement.dataset['tenant'] ?? '',
    storage: findBrowserStorages().local,
    now: new Date(),
    refuses: (navigator as Browser).globalPrivacyControl === true,
  })
