import { ACCOUNT_DELETION_PATH } from '@forecourt/feature-leads/model'

export default ACCOUNT_DELETION_PATH
