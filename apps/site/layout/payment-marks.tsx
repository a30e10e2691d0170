import { css } from '@forecourt/styled-system/css'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import type { CSSProperties } from 'react'
import marks from './payment-marks.svg?no-inline'

/** Accepted cards and wallets, in the order of the picture that has them all (SITE-062). */
const accepted = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const

/** Width of a card in the picture with the space after it, in pixels. */
const STEP_PX = 46

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '0.5', listStyle: 'none', m: '0', p: '0' }),
  mark: css({
    w: '[46px]',
    h: '[30px]',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    // The name is there for whoever listens.
    textIndent: '[46px]',
    backgroundImage: 'var(--marks)',
    backgroundPositionX: 'var(--place)',
  }),
}

/** True for a site where a visitor can pay. */
const takesPayments = (site: Site) =>
  site.reserve.paymentProcessors.length > 0 &&
  (isFeatureOn(site, 'reserve') || isFeatureOn(site, 'onlinePayment'))

/** Cards and wallets a site takes; nothing where there is nothing to pay. */
export function PaymentMarks({ site }: { site: Site }) {
  if (!takesPayments(site)) return null
  return (
    <ul
      className={styles.list}
      aria-label="Payment methods we accept"
      style={{ '--marks': `url(${marks})` } as CSSProperties}
    >
      {accepted.map((name, index) => (
        <li
          key={name}
          className={styles.mark}
          style={{ '--place': `${-STEP_PX * index}px` } as CSSProperties}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
