export { SiteTradeInPage as Page } from '../../layout/trade-in-page.tsx'
