import { RepaymentNotes } from '@forecourt/feature-finance'
import { css } from '@forecourt/styled-system/css'
import { pageParts, partsNow } from './page-parts.ts'
import { usePage } from './page-request.ts'
import { repaymentWordsOf } from './repayment-site.ts'

const frame = css({
  maxW: 'content',
  mx: 'auto',
  // Elsewhere the content around it has the margins of the page.
  'main > &': { px: { base: 'page', lg: '6' } },
  pt: '8',
  pb: { base: '8', lg: '12' },
})

/**
 * All that must be said of the weekly payments of a page of cards, at its end; nothing where the site shows
 * none.
 */
export function RepaymentWords() {
  const pageContext = usePage()
  const { site } = pageContext
  const words = repaymentWordsOf(site, partsNow(pageContext))
  if (!words || site.vehiclePage.weeklyFinanceHidden.site) return null
  return pageParts(pageContext)(
    'repayments',
    <div className={frame} data-repayment-words="">
      <RepaymentNotes {...words} />
    </div>,
  )
}
