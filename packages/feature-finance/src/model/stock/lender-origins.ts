import type { FinanceProvider, Site } from '@forecourt/tenant-config/model'

/** A site's lender as far as its applications go. */
type LendingSite = Pick<Site, 'finance'>

const findLender = ({ finance: { provider, providers } }: LendingSite) =>
  providers.find(({ key }) => key === provider)

/** The lender of a site that takes applications; null where they end with the dealer. Source: `D-56` */
export function findApplicationProvider(site: LendingSite): FinanceProvider | null {
  const lender = findLender(site)
  return lender && lender.service.type !== 'published' ? lender : null
}

/** True for a site whose lender is the demonstration, which has a page on the site itself. */
export const hasDemonstrationLender = (site: LendingSite): boolean =>
  findLender(site)?.service.type === 'demonstration'

/** Origins the lender's applications continue at; a form that leads there needs them in its policy. Source: `D-56` */
export const listLenderOrigins = (site: LendingSite): readonly string[] =>
  (findApplicationProvider(site)?.redirectHosts ?? []).map((host) => `https://${host}`)
