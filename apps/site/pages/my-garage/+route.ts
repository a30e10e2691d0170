import type { PageContextServer } from 'vike/types'
import { isGaragePath } from '../../layout/garage-path.ts'

/** The garage of everybody, and those a dealer named after its makes. */
export function route({ site, urlPathname }: Pick<PageContextServer, 'site' | 'urlPathname'>) {
  return isGaragePath(site, urlPathname) ? { routeParams: {} } : false
}
