export type { TagProps } from './tag.tsx'
export { Tag } from './tag.tsx'
