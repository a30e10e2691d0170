export type { ProgressProps } from './progress.tsx'
export { Progress } from './progress.tsx'
