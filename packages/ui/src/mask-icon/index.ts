export { createMaskIconClass, type MaskIconName } from './mask-icon.ts'
