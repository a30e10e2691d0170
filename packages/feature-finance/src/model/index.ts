export {
  type CalculatorContext,
  type CalculatorInputs,
  type CalculatorState,
  calculateState,
  createCalculatorInputs,
  ENQUIRE_FOR_FINANCE,
  toLoan,
} from './calculator.ts'
export {
  type CalculatorFields,
  type CalculatorRules,
  createCalculatorFields,
  defaultCalculatorRules,
  readTypedAmount,
  type TypedAmount,
} from './calculator-fields.ts'
export { type CreditFee, calculateComparisonRatePercent } from './comparison-rate.ts'
export { type FinanceVehicle, isFinanceApplicable } from './finance-vehicle.ts'
export { countPayments, type RepaymentFrequency, repaymentFrequencies } from './frequency.ts'
export { calculatePrice, calculateRatePercent, calculateTermYears } from './inverse-repayment.ts'
export { findLenderPayment, type LenderFigures } from './lender-payment.ts'
export { moveSlider, type NumberField, readTypedValue } from './number-field.ts'
export {
  calculateRepayment,
  type DollarRounding,
  type Loan,
  type Payment,
  type Repayment,
  roundDollars,
} from './repayment.ts'
export {
  createRepaymentClaim,
  type DatedRates,
  type RateDays,
  type RepaymentClaim,
} from './repayment-claim.ts'
export {
  createSchedule,
  listYearPoints,
  type PaymentSchedule,
  type ScheduledPayment,
  type YearPoint,
} from './schedule.ts'
