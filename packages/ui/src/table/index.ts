export type { TableColumn, TableProps, TableRow } from './table.tsx'
export { Table } from './table.tsx'
