export { SiteCheckoutPage as Page } from '../../../../layout/checkout-page.tsx'
