import type { Site } from '@forecourt/tenant-config/model'
import { findGateRedirect, type GateName } from '../../model/sign-in/gates.ts'

/**
 * Where a request is sent to sign in first.
 * @param isSignedIn asked where the site closes that gate, and nowhere else
 * @returns null for a gate that is open, or open to this visitor
 * Source: `D-62`
 */
export async function findClosedGate(
  gate: GateName,
  request: Request,
  site: Site,
  isSignedIn: () => Promise<boolean>,
): Promise<string | null> {
  const { pathname, search } = new URL(request.url)
  const visit = { site, isSignedIn: false, path: pathname + search, back: '/' }
  const redirect = findGateRedirect(gate, visit)
  return redirect !== null && !(await isSignedIn()) ? redirect : null
}
