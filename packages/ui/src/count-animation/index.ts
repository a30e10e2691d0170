export type { CountAnimationProps } from './count-animation.tsx'
export { CountAnimation } from './count-animation.tsx'
