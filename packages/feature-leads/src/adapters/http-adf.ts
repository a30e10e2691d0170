import { adfMediaType, formatAdfXml } from '../model/adf.ts'
import type { AdfVendor } from '../model/adf-vendor.ts'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import { type DeliveryAddress, failedDelivery, postDelivery } from './post-delivery.ts'

/** How a receiver of ADF is reached. */
export interface HttpAdfOptions extends DeliveryAddress {
  /** Who a lead is for. */
  vendorOf: (outgoing: OutgoingLead) => AdfVendor
  /**
   * Sent as `Authorization: Bearer …`; `null` for a receiver that wants none, `undefined` where the
   * environment does not have it.
   */
  token: string | null | undefined
}

/** Posts leads as ADF 1.0 XML. Source: `D-03`, `PLUS-032` */
export function createHttpAdf(options: HttpAdfOptions): DeliveryTarget {
  const { token, vendorOf } = options
  return {
    async deliver(outgoing) {
      if (token === undefined) return failedDelivery('the token is not set in the environment')
      return postDelivery(options, outgoing, {
        body: formatAdfXml(outgoing, vendorOf(outgoing)),
        headers: {
          'content-type': adfMediaType,
          'user-agent': 'Forecourt-ADF/1',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      })
    },
  }
}
