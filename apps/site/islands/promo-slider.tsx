import { PromoSlider, type PromoSliderProps } from '@forecourt/feature-search'
import { defineIsland } from '@forecourt/islands'

/** Offers in a row that scrolls. */
export const promoSliderIsland = defineIsland<PromoSliderProps>({
  name: 'promo-slider',
  component: PromoSlider,
})
