export type { CarouselItem, CarouselProps } from './carousel.tsx'
export { Carousel } from './carousel.tsx'
