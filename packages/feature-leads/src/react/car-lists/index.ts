export { findListPath, rememberList } from '../../model/last-list.ts'
export {
  type BrowserStorages,
  clearBrowserStorages,
  findBrowserStorages,
} from '../enquiry-form/browser-storage.ts'
export { showViewedCars } from '../viewed-cars/show-viewed-cars.ts'
export { type CarLists, createCarLists } from './car-lists.ts'
export { type CarListsEffects, connectCarLists } from './connect-car-lists.ts'
export { type AwaitedCarLists, awaitCarLists } from './show-car-lists.ts'
