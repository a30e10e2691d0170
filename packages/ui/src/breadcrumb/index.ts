export type { BreadcrumbItem, BreadcrumbProps } from './breadcrumb.tsx'
export { Breadcrumb } from './breadcrumb.tsx'
