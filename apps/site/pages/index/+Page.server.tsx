import { Hero } from '../../layout/home/hero.tsx'
import { HomeBlocks } from '../../layout/home/home-blocks.tsx'
import { usePage } from '../../layout/page-request.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site, now } = usePage<Data>()
  const { stock, featured, shortcutCounts, salesCount } = data
  return (
    <>
      <Hero site={site} stock={stock} />
      <HomeBlocks
        site={site}
        stock={stock}
        featured={featured}
        shortcutCounts={shortcutCounts}
        salesCount={salesCount}
        now={now}
      />
      <RepaymentWords />
    </>
  )
}
