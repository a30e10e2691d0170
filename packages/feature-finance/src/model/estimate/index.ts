export {
  describeRepayment,
  formatClaimAmount,
  formatComparisonRate,
  formatDay,
  formatDollars,
  formatRate,
  formatRepaymentNote,
  type RepaymentText,
} from './claim-text.ts'
export { formatComparisonWarning, type PublishedRates } from './comparison-warning.ts'
export {
  type BrandFees,
  DISCLAIMER_START_LENGTH,
  type FoldedDisclaimer,
  findDisclaimer,
  foldDisclaimer,
  formatBrandFees,
} from './finance-disclaimer.ts'
export { type LenderInfo, readLenderFigures } from './lender-figures.ts'
export {
  calculateMonthEstimate,
  type Eligibility,
  type EligibilityRule,
  type EstimateQuestion,
  eligibilityRules,
  findProviderLender,
  findWeeklyEstimate,
  type HiddenEstimates,
  isEligible,
  isEstimateHidden,
  type ProviderSettings,
  WEEKS_PER_MONTH,
  type WeeklyEstimate,
} from './weekly-estimate.ts'
