export { aCar, someImages } from './cars.ts'
