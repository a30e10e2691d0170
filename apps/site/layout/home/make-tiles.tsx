import { formatStockPath, type StockOverview } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Monogram } from '@forecourt/ui/monogram'
import { makeLogo } from '../make-logo.ts'
import { HomeSection } from './home-section.tsx'
import { tileStyles } from './tile.ts'

const logo = css({ w: '10', h: '10', objectFit: 'contain', flexShrink: '0' })

/** The dealer's logo of a make; without one its initials (SRCH-038, D-120). */
function MakeLogo({ site, make }: { site: Site; make: string }) {
  const src = makeLogo(site, make)
  if (src === null) return <Monogram name={make} />
  return (
    <img src={src} alt="" width={40} height={40} loading="lazy" decoding="async" className={logo} />
  )
}

/** Tiles shown; the rest is a choice of the search. */
const tileLimit = 8

/** The makes most in stock, each leading to its search (D-74). */
export function MakeTiles({ site, makes }: { site: Site; makes: StockOverview['makes'] }) {
  if (makes.length < 2) return null
  return (
    <HomeSection id="make-tiles" heading={site.content.home.makesHeading}>
      <ul className={tileStyles.list}>
        {makes.slice(0, tileLimit).map(({ value, label, count }) => (
          <li key={value}>
            <a className={tileStyles.tile} href={formatStockPath(site, { make: value })}>
              <MakeLogo site={site} make={label} />
              <span className={tileStyles.words}>
                {label}
                <span className={tileStyles.count}>{`${count} in stock`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
