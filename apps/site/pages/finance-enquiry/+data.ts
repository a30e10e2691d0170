import { FINANCE_ENQUIRY_PATH } from '@forecourt/feature-finance/model/stock'
import type { PageContextServer } from 'vike/types'
import { loadFinance } from '../../layout/load-finance.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  return {
    ...(await loadFinance(pageContext, { path: FINANCE_ENQUIRY_PATH, kind: 'finance' })),
    head: {
      title: `Finance Enquiry | ${site.name}`,
      description: `Ask ${site.name} about finance at a personalised rate.`,
      canonicalPath: FINANCE_ENQUIRY_PATH,
      noindex: true,
    },
  }
}
