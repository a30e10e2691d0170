import { demo } from '@forecourt/demo'
import type { SiteContent } from '@forecourt/site-server'

/** The demo's five dealers, which a site of one's own leaves out, and what this app was built into. */
export const content: SiteContent = { ...demo, client: 'apps/site/dist/client' }
