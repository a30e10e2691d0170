import type { RoutedSite } from '@forecourt/site-server'

/** Address of what a dealer keeps of who is signed in. Source: `SITE-052` */
export const GARAGE_PATH = '/my-garage'

/** True for the garage and for the addresses a dealer gave it besides. Source: `CFG-026`, `SITE-053` */
export const isGaragePath = ({ routing }: Pick<RoutedSite, 'routing'>, path: string): boolean =>
  path === GARAGE_PATH || routing.garageRoutes.includes(path)
