export type { AlertProps } from './alert.tsx'
export { Alert } from './alert.tsx'
