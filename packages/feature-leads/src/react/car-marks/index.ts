export { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'
export { type CarMarks, createCarMarks } from './car-marks.ts'
export { type CarMarksEffects, connectCarMarks } from './connect-car-marks.ts'
export { type AwaitedCarMarks, awaitCarMarks } from './show-car-marks.ts'
