/** A code as it is stored. */
export interface StoredCode {
  phone: string
  nonce: string
  /** As `digestCode` makes it. */
  digest: string
  expiresAt: Date
}

/** Codes of phones, the latest of each. */
export interface CodeStore {
  /** Key of the site's digests; random, and the same ever after. */
  codeKey(siteId: string): Promise<string>
  /** Stores a code in place of the phone's earlier one. */
  putCode(siteId: string, code: StoredCode): Promise<void>
  /** Nonce of the phone's code, whatever became of it. */
  findNonce(siteId: string, phone: string): Promise<string | null>
  /**
   * Counts one attempt at the code with this nonce, and uses it up if the digest is right: both in one
   * statement, so that of attempts at the same moment none is left out.
   * @returns true for the one attempt that was right, in time and not above `attempts`
   */
  tryCode(
    siteId: string,
    attempt: { phone: string; nonce: string; digest: string; attempts: number; now: Date },
  ): Promise<boolean>
}

/** Somebody who has proved that a phone is theirs. */
export interface Contact {
  id: string
  phone: string
  /** First name. */
  name: string
  last_name: string
  email: string
}

/** People by phone. */
export interface ContactStore {
  /** Stores a person who has just proved the phone; an empty detail leaves what was known. */
  putContact(siteId: string, contact: Omit<Contact, 'id'>, now: Date): Promise<Contact>
  /** True for a phone somebody has signed in with. Source: `D-61` */
  hasContact(siteId: string, phone: string): Promise<boolean>
  /** Person with this id. */
  findContact(siteId: string, contactId: string): Promise<Contact | null>
  /**
   * Removes a person, with their sessions, the code of their phone and everything else that is stored under
   * their id; counts of codes stay until they end.
   * @returns false for an id of nobody
   */
  removeContact(siteId: string, contactId: string): Promise<boolean>
}

/** Sessions by the digest of their token. */
export interface SessionStore {
  /** Opens a session, and ends the one it replaces. */
  putSession(
    siteId: string,
    session: {
      digest: string
      contactId: string
      createdAt: Date
      expiresAt: Date
      /** Digest of the session the same browser had. */
      replaces: string | null
    },
  ): Promise<void>
  /** Person of a session that has not expired. */
  findSession(siteId: string, digest: string, now: Date): Promise<Contact | null>
  /** Ends one session. */
  removeSession(siteId: string, digest: string): Promise<void>
  /** Ends every session of a person. */
  removeSessionsOf(siteId: string, contactId: string): Promise<void>
}

/** A code that was sent, or one that was right. Source: `API-041` */
export type VerificationType = 'sms' | 'verify'

/** A line of the record of codes. Source: `API-040` */
export interface Verification {
  website_slug: string
  dealership_slug: string
  verification_type: VerificationType
  /** Contact who is signed in; null for nobody. */
  user_id: string | null
  at: Date
}

/** The record of codes. */
export interface VerificationStore {
  addVerification(siteId: string, verification: Verification): Promise<void>
}

/** Something a limit counts: what is done, by which phone or network, and how often it may be. */
export interface LimitedEvent {
  scope: string
  subject: string
  events: number
  durationSeconds: number
}

/** Verdict of the limits; where several refuse, the one that holds longest. */
export type SignInVerdict = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

/** Limits that hold for every process of a server, in any span of their duration. */
export interface SignInLimitStore {
  /** Counts an event by each of its limits; one that any of them refuses counts for none. */
  countEvent(siteId: string, limits: readonly LimitedEvent[], now: Date): Promise<SignInVerdict>
  /** Takes the oldest counted event back; true if there was one in the duration. */
  takeBack(siteId: string, limit: Omit<LimitedEvent, 'events'>, now: Date): Promise<boolean>
}

/** Everything sign-in stores. Adapters pass `sign-in-store.contract.ts`. Source: `D-60` */
export interface SignInStore
  extends CodeStore,
    ContactStore,
    SessionStore,
    VerificationStore,
    SignInLimitStore {
  /**
   * Removes what has ended: codes, sessions, counts; and what is older than `before`: people who have not
   * signed in since and have no session, and the record of codes.
   * @returns number of people removed
   */
  removeEndedSignIns(siteId: string, now: Date, before: Date): Promise<number>
}
