export { formatComparisonWarning, type PublishedRates } from './comparison-warning.ts'
export { type LenderInfo, readLenderFigures } from './lender-figures.ts'
export {
  calculateMonthEstimate,
  type Eligibility,
  type EligibilityRule,
  type EstimateQuestion,
  eligibilityRules,
  findWeeklyEstimate,
  type HiddenEstimates,
  isEligible,
  isEstimateHidden,
  WEEKS_PER_MONTH,
  type WeeklyEstimate,
} from './weekly-estimate.ts'
