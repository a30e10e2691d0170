export { aFinanceVehicle, aLoan, aRepaymentClaim, someLenderFigures } from './finance.ts'
