import type { PromoTile as PromoTileContent } from '@forecourt/tenant-config/model'
import {
  ArrowRightIcon,
  CameraIcon,
  CertifiedIcon,
  HandshakeIcon,
  PercentIcon,
  ShieldIcon,
  TruckIcon,
  WarrantyIcon,
} from '@forecourt/ui/icon'
import { promoTileStyles as styles } from './promo-tile.styles.ts'

export interface PromoTileProps {
  /** Words the dealer says on it. */
  tile: Pick<PromoTileContent, 'kind' | 'title' | 'text' | 'linkLabel' | 'href'>
}

const icons = {
  warranty: WarrantyIcon,
  'video-calls': CameraIcon,
  'trade-in': HandshakeIcon,
  freight: TruckIcon,
  finance: PercentIcon,
  'protection-plan': ShieldIcon,
  'quality-assured': CertifiedIcon,
} satisfies Record<PromoTileContent['kind'], unknown>

/**
 * A word of the dealer among the cars: as large as a card, without a picture, so that nobody takes
 * it for one.
 * Source: `SRCH-030`, `SRCH-032`, `D-28`
 */
export function PromoTile({ tile: { kind, title, text, linkLabel, href } }: PromoTileProps) {
  const Icon = icons[kind]
  return (
    <section aria-label={title} data-promo={kind} className={styles.root}>
      <Icon className={styles.mark} strokeWidth={1.25} aria-hidden="true" />
      <Icon className={styles.icon} aria-hidden="true" />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {href !== null && (
        <a href={href} className={styles.link}>
          {linkLabel ?? 'Find out more'}
          <ArrowRightIcon size={18} aria-hidden="true" />
        </a>
      )}
    </section>
  )
}
