import type { Site } from '@forecourt/tenant-config/model'
import type { EventMessage } from '../../model/event-message.ts'
import type { AuthProvider } from '../../model/sign-in/auth-provider.ts'
import type { Contact, SignInStore } from '../../model/sign-in/sign-in-store.ts'
import type { FillRandom } from '../../model/sign-in/verification-code.ts'
import type { LeadsLogger } from '../leads-logger.ts'

/** Needs of signing in. */
export interface SignInPorts {
  store: SignInStore
  /** Who proves phones for a site. */
  authFor: (site: Site) => AuthProvider
  /** The present instant. */
  clock: () => Date
  /** Network the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  logger: LeadsLogger
  /** Default: the random bytes of the machine. */
  fillRandom?: FillRandom
  /**
   * Records events of forms that were sent without script; with script the page sends them. Never awaited.
   * Default: nothing is counted.
   */
  recordEvent?: (siteId: string, event: EventMessage, receivedAt: Date) => Promise<void>
  /**
   * Does what a visitor had begun before a gate, once they have signed in; a failure is logged and stops nobody.
   * Default: nothing waits.
   * @returns cookies for `Set-Cookie`
   */
  resume?: (contact: Contact, request: Request, site: Site) => Promise<readonly string[]>
}
