export { SiteJourneyPage as Page } from '../../layout/journey-page.tsx'
