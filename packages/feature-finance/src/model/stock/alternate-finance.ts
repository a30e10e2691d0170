import type { FinanceConfig, FinanceProvider } from '@forecourt/tenant-config/model'

interface FinanceSite {
  finance: Pick<
    FinanceConfig,
    'provider' | 'providers' | 'calculator' | 'alternateProvider' | 'alternateProviderPage'
  >
}

/** True for the path of the page of an alternate credit provider. Source: `CFG-075` */
export const isAlternateFinancePath = ({ finance }: FinanceSite, path: string): boolean =>
  finance.alternateProviderPage !== null && finance.alternateProviderPage === path

/**
 * A site as the page of its alternate credit provider sees it: that lender is the one that is shown, with
 * its rates, its words and its quotes, and the calculator starts at the rate it publishes.
 * Source: `CFG-075`, `SITE-083`
 */
export function createAlternateSite<T extends FinanceSite>(site: T): T {
  const { alternateProvider, providers, calculator } = site.finance
  const lender = providers.find(({ key }) => key === alternateProvider)
  if (!lender) return site
  const { interestMinPercent, interestMaxPercent, interestDefaultPercent } = calculator
  const rate = lender.comparison?.ratePercent ?? interestDefaultPercent
  const isWithin = rate >= interestMinPercent && rate <= interestMaxPercent
  return {
    ...site,
    finance: {
      ...site.finance,
      provider: lender.key,
      calculator: { ...calculator, ...(isWithin && { interestDefaultPercent: rate }) },
    },
  }
}

/** Lenders whose figures the site shows: its own, and the one of the alternate page. Source: `D-54` */
export function listShownProviders(site: FinanceSite): FinanceProvider[] {
  const { provider, providers, alternateProvider, alternateProviderPage } = site.finance
  const alternate = alternateProviderPage === null ? null : alternateProvider
  return providers.filter(({ key }) => key === provider || key === alternate)
}
