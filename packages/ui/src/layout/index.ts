export type { ClusterProps, ContainerProps, GridProps, StackProps } from './layout.tsx'
export { Cluster, Container, Grid, Stack } from './layout.tsx'
export type { SectionProps } from './section.tsx'
export { Section } from './section.tsx'
