import type { PageContextServer } from 'vike/types'
import { loadTradeInPage } from '../../layout/load-trade-in.ts'

export const data = (pageContext: PageContextServer) => loadTradeInPage(pageContext, 'sell')
