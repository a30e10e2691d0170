export type { DescriptionItem, DescriptionListProps } from './description-list.tsx'
export { DescriptionList } from './description-list.tsx'
