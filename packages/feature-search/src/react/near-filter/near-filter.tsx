import { Button } from '@forecourt/ui/button'
import { Select } from '@forecourt/ui/select'
import { TextField } from '@forecourt/ui/text-field'
import { useRef } from 'react'
import { POSITION_REFUSED } from '../../model/error-message.ts'
import {
  ANY_DISTANCE_LABEL,
  createPositionPlace,
  describeNearProblem,
  isPosition,
  NEAR_DISTANCES,
  NEAREST,
  type NearPlace,
  type NearView,
  readDistance,
  type SearchState,
  withNear,
} from '../../model/index.ts'
import { filterStyles as styles } from '../filter-sidebar/filter-sidebar.styles.ts'
import { SearchForm } from '../filter-sidebar/search-form.tsx'
import { readNewest, type SearchContext } from '../search-page/search-link.ts'
import { usePosition } from './use-position.ts'

export interface NearFilterProps {
  context: SearchContext
  state: SearchState
  /** The place that was typed. */
  near: NearView
}

/**
 * The place to search around and how far from it. The place is looked up by the server, so that it is sent as
 * a form is; another distance and the browser's own position are searched for at once.
 */
export function NearFilter({ context, state, near }: NearFilterProps) {
  const { onSearch } = context
  const field = useRef<HTMLInputElement>(null)
  const search = (change: (from: NearPlace | null) => NearPlace | null) => {
    const newest = readNewest(context, state)
    onSearch?.({ state: withNear(newest, change(newest.near)) })
  }
  const position = usePosition(
    (point) => search((from) => createPositionPlace(point, from?.within ?? null)),
    () => field.current?.focus(),
  )
  const chosen = state.near
  const isHere = chosen !== null && isPosition(chosen.key)
  const typed = isHere ? '' : (chosen?.key ?? near.typed ?? '')
  const within = String((chosen ?? near).within ?? '')
  return (
    <SearchForm context={context} rest={withNear(state, null)} className={styles.near}>
      <TextField
        // What was typed for one place says nothing of the next.
        key={chosen?.key}
        ref={field}
        label="Postcode or suburb"
        name="near"
        defaultValue={typed}
        maxLength={60}
        autoComplete="postal-code"
        enterKeyHint="search"
        error={position.isRefused ? POSITION_REFUSED : chosen === null && describeNearProblem(near)}
        hint={isHere && 'These are around your position.'}
      />
      <Select
        label="Distance"
        name="within"
        {...(chosen && onSearch
          ? {
              value: within,
              onChange: ({ currentTarget }) =>
                search((from) => from && { ...from, within: readDistance(currentTarget.value) }),
            }
          : { defaultValue: within })}
      >
        <option value="">{ANY_DISTANCE_LABEL}</option>
        {NEAR_DISTANCES.map((km) => (
          <option key={km} value={km}>
            {`Within ${km} km`}
          </option>
        ))}
      </Select>
      {chosen?.isNearestFirst !== false && (
        <input type="hidden" name="sortBy" value={NEAREST.value} />
      )}
      <Button type="submit" variant="outline" width="full">
        Show nearest
      </Button>
      {position.canAsk && onSearch && (
        <Button variant="quiet" width="full" loading={position.isAsking} onClick={position.ask}>
          Use my position
        </Button>
      )}
    </SearchForm>
  )
}
