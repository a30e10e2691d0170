export {
  COMPARISON_WARNING_ID,
  ComparisonWarning,
  type ComparisonWarningProps,
} from './comparison-warning/comparison-warning.tsx'
export { RepaymentClaim, type RepaymentClaimProps } from './repayment-claim/repayment-claim.tsx'
