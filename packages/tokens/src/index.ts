export { contrastRatio, luminance } from './color/contrast.ts'
