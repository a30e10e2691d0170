export {
  type Calculation,
  type CalculatorSetup,
  findEnquireHref,
  resolveCalculation,
} from './calculation.ts'
export {
  type CalculationField,
  type CalculationText,
  findCalculationField,
  findCalculationInput,
  formatCalculationQuery,
  formatCalculationText,
  hasCalculation,
  PRESET_NAME,
  type ReadCalculation,
  readCalculation,
  readCalculationText,
  withCalculationInput,
} from './calculation-text.ts'
export {
  type CalculatorProvider,
  type CalculatorSettings,
  type CalculatorSubject,
  createCalculatorSetup,
} from './create-calculator-setup.ts'
export { type ChartBar, createRepaymentChart, type RepaymentChart } from './repayment-chart.ts'
export {
  answerRepayment,
  type CalculationStart,
  findCalculation,
  REPAYMENT_NAME,
  type RepaymentQuestion,
  SOLVE_NAME,
  type Solution,
  type SolvedField,
  solvedFields,
} from './solve-calculation.ts'
