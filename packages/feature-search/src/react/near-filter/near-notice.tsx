import { css } from '@forecourt/styled-system/css'
import { Alert } from '@forecourt/ui/alert'
import { Link } from '@forecourt/ui/link'
import {
  describeNearProblem,
  type NearView,
  type SearchState,
  withNear,
} from '../../model/index.ts'
import { type SearchContext, searchHref } from '../search-page/search-link.ts'

const whole = css({ whiteSpace: 'nowrap' })

export interface NearNoticeProps {
  context: SearchContext
  state: SearchState
  /** The place that was typed. */
  near: NearView
  className?: string
}

/** Stands over results that are not around the place that was typed: its field may be in a closed sheet. */
export function NearNotice({ context, state, near, className }: NearNoticeProps) {
  const problem = describeNearProblem(near)
  if (problem === null || state.near !== null) return null
  const { within = null, choices = [] } = near
  const around = (key: string) =>
    withNear(state, { key, within, isNearestFirst: true, point: null })
  return (
    <Alert tone="warning" title={problem} className={className}>
      {choices.map(({ key, name }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <Link href={searchHref(context, around(key))} rel="nofollow" className={whole}>
            {name}
          </Link>
        </span>
      ))}
    </Alert>
  )
}
