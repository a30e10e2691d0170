import { demo } from '@forecourt/demo'
import type { SiteContent } from '@forecourt/site-server'

/** The demo's five dealers; a site of one's own leaves them out. */
export const content: SiteContent = { ...demo }
