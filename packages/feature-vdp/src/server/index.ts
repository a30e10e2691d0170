export { type CarPagePorts, type CarPageResult, loadCarPage } from './load-car-page.ts'
