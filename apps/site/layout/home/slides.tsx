import { Island } from '@forecourt/islands/server'
import type { ContentConfig } from '@forecourt/tenant-config/model'
import { promoSliderIsland } from '../../islands/promo-slider.tsx'
import { section } from './home-section.tsx'

/** The promo slider of the dealer (D-74). */
export function Slides({ content: { home } }: { content: ContentConfig }) {
  const { slides, slidesHeading } = home
  if (slides.length === 0) return null
  return (
    <div className={section}>
      <Island island={promoSliderIsland} props={{ label: slidesHeading, slides }} />
    </div>
  )
}
