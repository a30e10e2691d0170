import { hydrateIsland } from '@forecourt/islands/hydrate'
import { promoSliderIsland } from './promo-slider.tsx'

export const hydrate = hydrateIsland(promoSliderIsland, {})
