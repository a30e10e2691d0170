import { ButtonLink } from '@forecourt/ui/button'
import { CloseIcon } from '@forecourt/ui/icon'
import { promoPopupStyles as styles } from './promo-popup.styles.ts'

/** A promotion of a dealer, shown over a page. */
export interface Promotion {
  /** Name under which closing it is remembered. */
  key: string
  title: string
  text: string
  /** Label of its link; null for none. */
  linkLabel: string | null
  /** Where the link leads; null for none. */
  href: string | null
  /** Last day or instant; null for one that never ends. */
  expires: string | null
}

export interface PromoPopupProps {
  /** Title, text and link of it. */
  promotion: Promotion
  /** Time zone whose days its last day is counted by. */
  timeZone: string
}

/**
 * A promotion as the browser's own dialog, at most 600 px wide. The server sends it closed;
 * `openPromoPopup` opens it. Without script it stands in the flow where it is put, and covers nothing.
 * Source: `SITE-064`, `CFG-094`, `D-75`
 */
export function PromoPopup({ promotion, timeZone }: PromoPopupProps) {
  const { key, title, text, linkLabel, href, expires } = promotion
  return (
    <dialog
      className={styles.root}
      aria-labelledby="promo-title"
      data-promo={key}
      data-expires={expires ?? undefined}
      data-zone={timeZone}
    >
      <div className={styles.body}>
        <h2 id="promo-title" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {linkLabel !== null && href !== null && <ButtonLink href={href}>{linkLabel}</ButtonLink>}
      </div>
      <form method="dialog" className={styles.closer}>
        <button type="submit" aria-label="Close" className={styles.close}>
          <CloseIcon />
        </button>
      </form>
    </dialog>
  )
}
