export type {
  ClusterLayoutProps,
  GridLayoutProps,
  PageContainerProps,
  StackLayoutProps,
} from './layout.tsx'
export { ClusterLayout, GridLayout, PageContainer, StackLayout } from './layout.tsx'
export type { PageSectionProps } from './page-section.tsx'
export { PageSection } from './page-section.tsx'
