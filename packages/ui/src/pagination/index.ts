export type { PaginationProps } from './pagination.tsx'
export { Pagination } from './pagination.tsx'
