export { aDescribedCar, aLittleKnownCar } from './described-car.ts'
export { someCarImages, someGalleryPictures } from './gallery-pictures.ts'
