import { PromoPopup } from '@forecourt/feature-leads'
import { isPopupRunning } from '@forecourt/feature-leads/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { PageData } from './page-head.ts'

export interface PromotionProps {
  site: Site
  now: Date
  /** Data of the page; undefined for an error page. */
  data: Partial<PageData> | undefined
}

/** True for a page that is read: where something is filled in or signed for, nothing comes between. */
const isForReading = (data: PromotionProps['data']) =>
  data?.cache === 'public' && data.head?.noindex !== true

/** The dealer's promotion on pages that are read, until it ends (CFG-094). */
export function Promotion({ site: { popup, timeZone }, now, data }: PromotionProps) {
  if (!popup || !isForReading(data) || !isPopupRunning(popup, now, timeZone)) return null
  return <PromoPopup promotion={popup} timeZone={timeZone} />
}
