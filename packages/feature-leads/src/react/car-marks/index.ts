export { type CarMarks, createCarMarks } from './car-marks.ts'
export { type CarMarksEffects, connectCarMarks } from './connect-car-marks.ts'
