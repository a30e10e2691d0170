import type { PageContextServer } from 'vike/types'

const stockAddress = /^\/(search|used-car)(\/|$)/

/** Every stock address in either form; the loader decides which of them exist (D-19, D-20). */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  return stockAddress.test(urlPathname) ? { routeParams: {} } : false
}
