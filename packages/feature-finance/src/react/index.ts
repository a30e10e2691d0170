export {
  COMPARISON_WARNING_ID,
  ComparisonWarning,
  type ComparisonWarningProps,
} from './comparison-warning/comparison-warning.tsx'
export {
  DemonstrationLender,
  type DemonstrationLenderProps,
} from './demonstration-lender/demonstration-lender.tsx'
export { financeAtoms } from './finance-atoms/finance-atoms.ts'
export {
  FinanceCalculator,
  type FinanceCalculatorProps,
  type OpenedCalculator,
} from './finance-calculator/finance-calculator.tsx'
export {
  FinanceCalculatorView,
  type FinanceCalculatorViewProps,
} from './finance-calculator/finance-calculator-view.tsx'
export {
  FinanceDisclaimer,
  type FinanceDisclaimerProps,
} from './finance-disclaimer/finance-disclaimer.tsx'
export { FinanceExplainer, type FinanceExplainerProps } from './finance-page/finance-explainer.tsx'
export {
  FINANCE_FORM_ID,
  FinancePage,
  type FinancePageProps,
} from './finance-page/finance-page.tsx'
export {
  FinanceEstimate,
  type FinanceEstimateProps,
  followFinance,
} from './finance-widget/finance-estimate.tsx'
export { FinanceWidget, type FinanceWidgetProps } from './finance-widget/finance-widget.tsx'
export { PersonalQuote, type PersonalQuoteProps } from './personal-quote/personal-quote.tsx'
export { QuickCalculator } from './quick-calculator/quick-calculator.tsx'
export { QuickQuote } from './quick-quote/quick-quote.tsx'
export type { QuickQuoteProps } from './quick-quote/use-quick-quote.ts'
export { RepaymentClaim, type RepaymentClaimProps } from './repayment-claim/repayment-claim.tsx'
export { RepaymentLine, type RepaymentLineProps } from './repayment-line/repayment-line.tsx'
export { RepaymentNotes, type RepaymentNotesProps } from './repayment-notes/repayment-notes.tsx'
export { VehicleQuote, type VehicleQuoteProps } from './vehicle-quote/vehicle-quote.tsx'
