export { openPromoPopup, type PromoPopupOptions } from './open-promo-popup.ts'
