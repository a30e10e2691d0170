export {
  createAlternateSite,
  isAlternateFinancePath,
  listShownProviders,
} from './alternate-finance.ts'
export {
  type CarEstimate,
  canFinance,
  createEstimateClaim,
  type EstimatedCar,
  type FinancedCar,
  findCarEstimate,
  findProvider,
  findRateDays,
  type RepaymentSite,
} from './car-estimate.ts'
export {
  type CalculatorContent,
  type CarFinance,
  createCalculatorContent,
  createFinanceNotes,
  describeRepayments,
  type FinanceNotes,
  type FinancePageSite,
  type RepaymentWords,
  resolveCarFinance,
} from './car-finance.ts'
export {
  FEATURED_FINANCE_CARS,
  type FeaturedCar,
  pickFinanceCars,
  toPrefillVehicle,
} from './finance-cars.ts'
export {
  APPLY_FOR_FINANCE_PATH,
  FINANCE_CAR_FIELDS,
  FINANCE_ENQUIRY_PATH,
  FINANCE_FORM_PATHS,
  FINANCE_PATH,
  PERSONALISED_FINANCE_PATH,
} from './finance-paths.ts'
export {
  findApplicationProvider,
  hasDemonstrationLender,
  listLenderOrigins,
} from './lender-origins.ts'
export { createVehicleQuote, type VehicleQuoteContent } from './vehicle-quote.ts'
