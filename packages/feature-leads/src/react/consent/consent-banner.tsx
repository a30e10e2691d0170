import { Button } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import { consentBannerStyles as styles } from './consent-banner.styles.ts'

export interface ConsentBannerProps {
  /** Container of Google Tag Manager, `GTM-AB12CD3`. */
  containerId: string
  /** Address of the privacy policy. */
  privacyHref: string
}

/**
 * Asks a visitor whether Google Tag Manager may count what they do. The server sends it hidden and
 * `startTagManager` shows it until it is answered; either answer is one press. Without script nothing is counted
 * and nobody is asked.
 * Source: `D-100`
 */
export function ConsentBanner({ containerId, privacyHref }: ConsentBannerProps) {
  return (
    <section hidden aria-label="Cookies" className={styles.root} data-tag-manager={containerId}>
      <div className={styles.row}>
        <p className={styles.text}>
          May we use cookies to count which pages and vehicles are looked at? Everything works the
          same if you say no. <Link href={privacyHref}>How we handle your information</Link>
        </p>
        <div className={styles.buttons}>
          <Button variant="outline" data-consent="no">
            No, thanks
          </Button>
          <Button variant="outline" data-consent="yes">
            Yes, that’s fine
          </Button>
        </div>
      </div>
    </section>
  )
}
