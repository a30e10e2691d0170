import { isSold } from '@forecourt/stock/model'
import { Link } from '@forecourt/ui/link'
import { listTrustLines, listUsedCarChecks } from '../../model/index.ts'
import { carPageStyles } from './car-page.styles.ts'
import type { CarPageProps } from './car-page-props.ts'
import { TrustItem } from './trust-item.tsx'

const join = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** "Vehicle history and PPSR reports": those there are about a vehicle that can be had; null without any. */
function reportsText({ car, site, nowMs }: TrustListProps): string | null {
  if (isSold(car)) return null
  const checks = listUsedCarChecks(car, site, new Date(nowMs))
  const titles = checks.filter((check) => check.document).map((check) => check.title)
  if (titles.length === 0) return null
  return `${join.format(titles)} ${titles.length === 1 ? 'report' : 'reports'}`
}

export type TrustListProps = Pick<CarPageProps, 'car' | 'site' | 'nowMs' | 'trust'>

/** Facts that build trust near the price: who sells it, the promises true of this car, and the reports further down. */
export function TrustList(props: TrustListProps) {
  const classes = carPageStyles()
  const reports = reportsText(props)
  const promises = listTrustLines(props.car, props.site, new Date(props.nowMs))
  if (!props.trust && !reports && promises.length === 0) return null
  return (
    <ul className={classes.trust} aria-label="Good to know">
      {props.trust}
      {promises.map(({ text, icon }) => (
        <TrustItem key={text} icon={icon}>
          {text}
        </TrustItem>
      ))}
      {reports && (
        <TrustItem icon="document">
          <Link href="#used-car-checks">{reports}</Link>
        </TrustItem>
      )}
    </ul>
  )
}
