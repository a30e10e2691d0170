export type { FormError, FormErrorSummaryProps } from './form-error-summary.tsx'
export { FormErrorSummary } from './form-error-summary.tsx'
export { takeFocus } from './take-focus.ts'
