import { WatchButton } from '@forecourt/feature-leads'
import type { createEnquiryProps } from '@forecourt/feature-leads/server'
import { SoldNotice } from '@forecourt/feature-vdp'
import { formatSoldSentence } from '@forecourt/feature-vdp/model'
import { Island } from '@forecourt/islands/server'
import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { enquiryIsland } from '../islands/enquiry.tsx'
import { enquirePath } from './enquire-path.ts'

export interface SoldCarProps {
  car: Car
  site: Site
  /** Props of the enquiry for a similar vehicle. */
  form: ReturnType<typeof createEnquiryProps>
}

/** Stands in the place of the buttons of a sold car. Source: VDP-075 */
export function SoldCar({ car, site, form }: SoldCarProps) {
  return (
    <>
      <SoldNotice
        sentence={formatSoldSentence(car, site)}
        similarHref={enquirePath(car)}
        form={<Island island={enquiryIsland} props={form} />}
      />
      {site.features.watchlist && <WatchButton car={car} isSold />}
    </>
  )
}
