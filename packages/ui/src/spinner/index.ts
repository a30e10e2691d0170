export type { SpinnerProps } from './spinner.tsx'
export { Spinner } from './spinner.tsx'
