import { APPLY_FOR_FINANCE_PATH } from '@forecourt/feature-finance/model/stock'
import type { PageContextServer } from 'vike/types'
import { loadFinance } from '../../layout/load-finance.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  return {
    ...(await loadFinance(pageContext, {
      path: APPLY_FOR_FINANCE_PATH,
      kind: 'finance-pre-approval',
    })),
    head: {
      title: `Apply for finance | ${site.name}`,
      description: `Ask ${site.name} about finance at a personalised rate.`,
      canonicalPath: APPLY_FOR_FINANCE_PATH,
      noindex: true,
    },
  }
}
