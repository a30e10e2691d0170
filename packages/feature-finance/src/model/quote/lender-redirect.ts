/** Page of the demonstration lender, on the dealer's own site. */
export const DEMONSTRATION_PATH = '/finance/demonstration-lender'

/**
 * The address a lender sends a person on to, where it may be followed: https at a host of the lender's list,
 * or the page of the demonstration lender.
 * @returns null for any other, which is not followed
 * Source: `D-56`
 */
export function findLenderRedirect(
  redirectUrl: string | undefined,
  hosts: readonly string[],
): string | null {
  if (redirectUrl === undefined) return null
  if (redirectUrl.startsWith(`${DEMONSTRATION_PATH}?`)) return redirectUrl
  if (!URL.canParse(redirectUrl)) return null
  const { protocol, host, username, password } = new URL(redirectUrl)
  const isNamed = hosts.some((named) => named.toLowerCase() === host)
  return protocol === 'https:' && isNamed && !username && !password ? redirectUrl : null
}
