export {
  aCalculatorSetup,
  aFinanceVehicle,
  aLoan,
  aRepaymentClaim,
  someLenderFigures,
} from './finance.ts'
