import { type Car, findCurrentPrice } from '@forecourt/stock/model'
import { findDepositDollars, type Site } from '@forecourt/tenant-config/model'

/** Price and deposit in dollars as a checkout shows them, "24990:200": what its visitor agrees to. */
export const formatShownOffer = (
  car: Pick<Car, 'price' | 'offer_price'>,
  { reserve }: Pick<Site, 'reserve'>,
): string => `${findCurrentPrice(car) ?? ''}:${findDepositDollars(reserve)}`
