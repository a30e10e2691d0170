/** Details of somebody who asks for a code. Source: `API-037` */
export interface SignInMetadata {
  first_name: string
  last_name: string
  email: string
  /** Id of the site. */
  website: string
  dealership_slug: string
}

/** Outcome of asking for a code; `limited` is a service that sends no more for now. */
export type SentCode = { isSent: true } | { isSent: false; reason: 'limited' | 'failed' }

/** Outcome of a code that was typed; `accessToken` is what the service's own session is ended with. */
export type VerifiedCode =
  | { isVerified: true; accessToken: string | null }
  | { isVerified: false; reason: 'invalid' | 'limited' | 'failed' }

/**
 * Proves that a phone is a visitor's own, for one site. Adapters answer the same for a phone that is known
 * and one that is not, and never reject: trouble outside is an outcome.
 * @remarks phones are in the form of `normalisePhone`
 * Source: `D-60`
 */
export interface AuthProvider {
  /** Sends a code by SMS. Source: `API-037` */
  sendCode(phone: string, metadata: SignInMetadata): Promise<SentCode>
  /** Checks a code; a right one is used up. Source: `API-038` */
  verifyCode(phone: string, token: string, type: 'sms'): Promise<VerifiedCode>
  /** Ends the session of the service, for a site whose own session counts. */
  signOut(accessToken: string | null): Promise<void>
}
