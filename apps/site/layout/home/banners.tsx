import { FINANCE_PATH } from '@forecourt/feature-finance/model/stock'
import {
  formatTradeInHeading,
  pickTradeInNoun,
  TRADE_IN_PATHS,
} from '@forecourt/feature-leads/model'
import { pickStockNoun } from '@forecourt/feature-search/model'
import { CallsToAction } from '@forecourt/feature-vdp'
import { css, cx } from '@forecourt/styled-system/css'
import type { HomeBanner, Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { rateDaysOf } from '../repayment-site.ts'
import { isReachable } from '../site-routes.ts'
import { section } from './home-section.tsx'

const row = css({
  display: 'grid',
  gap: 'gutter',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(28rem, 1fr))' },
})

/** Banners of a dealer who has none of their own. */
function createDefaultBanners(site: Site, now: Date): HomeBanner[] {
  const { one } = pickStockNoun(site)
  return [
    {
      heading: `Finance for your next ${one}`,
      text: rateDaysOf(site, now)
        ? 'Work out the repayments before you visit, or apply online in a few minutes.'
        : 'Apply online in a few minutes, and we will come back to you with a personalised rate.',
      linkLabel: 'See finance',
      href: FINANCE_PATH,
    },
    {
      heading: formatTradeInHeading('trade-in', pickTradeInNoun(site)),
      text: 'Tell us about it and we will give you a price, whether or not you buy from us.',
      linkLabel: 'Value your trade-in',
      href: TRADE_IN_PATHS['trade-in'],
    },
  ]
}

/** Ways to pay, and what the dealer buys (D-74). */
export function Banners({ site, now }: { site: Site; now: Date }) {
  const all = site.content.home.banners ?? createDefaultBanners(site, now)
  const banners = all.filter(({ href }) => isReachable(site, href))
  if (banners.length === 0) return null
  return (
    <div className={cx(section, row)}>
      {banners.map(({ heading, text, linkLabel, href }, place) => (
        <CallsToAction key={href} id={`banner-${place + 1}`} title={heading} text={text}>
          <ButtonLink href={href} variant="outline">
            {linkLabel}
          </ButtonLink>
        </CallsToAction>
      ))}
    </div>
  )
}
