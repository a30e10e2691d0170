export { aLocation } from './locations.ts'
