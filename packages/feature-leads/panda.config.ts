// @boundaries-ignore Configuration of a tool, shared by all packages and shipped by none.
import { packageSources, shared } from '../styled-system/panda.shared.ts'

/** The shipped sheet holds what this package adds; it goes after the sheet of the ui package. */
export default { ...shared, ...packageSources, outdir: 'dist/.panda' }
