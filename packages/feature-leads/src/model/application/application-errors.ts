import type { Enquiry, FieldErrors } from '../enquiry.ts'
import { INVALID_PHONE } from '../error-message.ts'
import { isMobilePhone } from '../phone.ts'

/**
 * Mistakes only a form with a code has: its phone is a mobile, where the code goes. An empty phone is the required
 * field's business.
 * Source: `FIN-088`, `LEAD-055`, `D-57`
 */
export const findApplicantErrors = ({ phone }: Pick<Enquiry, 'phone'>): FieldErrors =>
  phone.trim() === '' || isMobilePhone(phone) ? {} : { phone: INVALID_PHONE }
