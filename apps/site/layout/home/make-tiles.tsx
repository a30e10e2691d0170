import { formatStockPath, type StockOverview } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Monogram } from '@forecourt/ui/monogram'
import { makeLogo } from '../make-logo.ts'
import { CountTile, CountTiles } from './count-tile.tsx'
import { HomeSection } from './home-section.tsx'

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
      <CountTiles>
        {makes.slice(0, tileLimit).map(({ value, label, count }) => (
          <CountTile
            key={value}
            href={formatStockPath(site, { make: value })}
            label={label}
            count={count}
            picture={<MakeLogo site={site} make={label} />}
          />
        ))}
      </CountTiles>
    </HomeSection>
  )
}
