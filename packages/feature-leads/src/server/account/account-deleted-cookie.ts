import { ACCOUNT_DELETION_PATH } from '../../model/account/account-deletion.ts'

const name = 'account-deleted'

/**
 * The marker of an account that has just been deleted: its page says so for ten minutes, however often it is
 * opened, and to no browser but this one.
 * @param isSecure true where the page came by https
 */
export const formatAccountDeletedCookie = (isSecure: boolean): string =>
  `${name}=1; Max-Age=600; Path=${ACCOUNT_DELETION_PATH}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** True for a browser whose account has just been deleted. */
export const hasAccountDeletedCookie = (cookies: string | null): boolean =>
  (cookies ?? '').split(/;\s*/).includes(`${name}=1`)
