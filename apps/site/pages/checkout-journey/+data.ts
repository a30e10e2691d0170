export { loadJourneyPage as data } from '../../layout/load-journey.ts'
