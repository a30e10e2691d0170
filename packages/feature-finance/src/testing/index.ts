export { aFinanceVehicle, aLoan, someLenderFigures } from './finance.ts'
