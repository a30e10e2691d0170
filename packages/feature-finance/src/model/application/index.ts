export { DEMONSTRATION_PATH } from '../quote/lender-redirect.ts'
export { formatCustomerFailure } from './customer-failure.ts'
export {
  type ApplicationForm,
  createCustomerRequest,
  findApplicationErrors,
  readCustomerFields,
} from './customer-request.ts'
export {
  type DemonstrationApplication,
  formatDemonstrationPath,
  readDemonstrationApplication,
} from './demonstration-application.ts'
