export type { SliderProps } from './slider.tsx'
export { Slider } from './slider.tsx'
