export type { FeatureListItem, FeatureListProps } from './feature-list.tsx'
export { FeatureList } from './feature-list.tsx'
