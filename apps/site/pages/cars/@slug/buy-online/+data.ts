import type { PageContextServer } from 'vike/types'
import { loadCheckoutPage } from '../../../../layout/load-checkout.ts'

export const data = (pageContext: PageContextServer) => loadCheckoutPage(pageContext, 'buy-online')
