export { aCar, someImages } from './cars.ts'
export { aCsvFeed, asBytes, type FeedLine, importSite } from './feeds.ts'
export { aStock } from './stock.ts'
