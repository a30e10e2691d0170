export { Anatomy } from './anatomy.tsx'
export { DoDont } from './do-dont.tsx'
export { Keys } from './keys.tsx'
