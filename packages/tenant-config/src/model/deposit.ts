import { fallbackDepositDollars, type ReserveConfig } from './reserve-config.ts'
import type { VehiclePageConfig } from './vehicle-page-config.ts'

/** The deposit charged, in dollars. Source: D-15 */
export function findDepositDollars(reserve: ReserveConfig): number {
  return reserve.price ?? fallbackDepositDollars
}

const wholeDollars = new Intl.NumberFormat('en-AU')
const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const dollarsAndCents = new Intl.NumberFormat('en-AU', cents)

/**
 * The deposit as visitors read it: the configured text, else the amount with separators, and cents
 * only when it has some.
 * Source: D-15, CFG-081
 */
export function formatDeposit(reserve: ReserveConfig): string {
  if (reserve.depositText !== null) return reserve.depositText
  const amount = findDepositDollars(reserve)
  return `$${(Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount)}`
}

/**
 * The purchase button's text, with the deposit in place of `{deposit}`.
 * Source: CFG-050
 */
export function formatPurchaseButton(site: {
  vehiclePage: Pick<VehiclePageConfig, 'purchaseButton'>
  reserve: ReserveConfig
}): string {
  return site.vehiclePage.purchaseButton.replace('{deposit}', formatDeposit(site.reserve))
}
