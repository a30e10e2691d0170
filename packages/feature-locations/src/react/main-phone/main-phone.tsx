import type { Site } from '@forecourt/tenant-config/model'
import { findMainPhone } from '../../model/index.ts'

export interface MainPhoneProps {
  /** Settings of the dealer: its numbers and where they stand. */
  site: Pick<Site, 'header' | 'locations' | 'phones'>
  /** Style of the link. */
  className: string
  /** Style of the number in it. Default no number is written: the link is the drawing of its own style. */
  textClassName?: string
}

/** Number of the main location, to call; nothing where the dealer has none or shows none. */
export function MainPhone({ site, className, textClassName }: MainPhoneProps) {
  const phone = findMainPhone(site)
  if (!phone) return null
  return (
    <a className={className} href={phone.href} aria-label={`Call ${phone.text}`}>
      {textClassName !== undefined && <span className={textClassName}>{phone.text}</span>}
    </a>
  )
}
