import { UNSUBSCRIBE_PATH } from '@forecourt/feature-leads/model'

// A folder of this name would be left out of the address.
export default UNSUBSCRIBE_PATH
