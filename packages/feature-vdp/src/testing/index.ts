export { aDescribedCar, aLittleKnownCar } from './described-car.ts'
export { someCarImages, someGalleryPictures } from './gallery-pictures.ts'
export { createInMemoryCarActivityStore } from './in-memory-car-activity-store.ts'
export { aPanorama, someHotspots, someTurnFrames, someVideos } from './turn-frames.ts'
