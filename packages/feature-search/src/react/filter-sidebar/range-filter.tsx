import { Slider } from '@forecourt/ui/slider'
import { useEffect, useState } from 'react'
import {
  clampRange,
  findRangeFacet,
  findSpanField,
  formatRange,
  type RangeGroup,
  type SearchRange,
  type SearchState,
  SLIDER_DELAY_MS,
  withRange,
} from '../../model/index.ts'
import { readNewest, type SearchContext } from '../search-page/search-link.ts'
import { ScriptlessSubmit, SearchForm } from './search-form.tsx'
import { useDelayed } from './use-delayed.ts'

export interface RangeFilterProps {
  context: SearchContext
  state: SearchState
  group: RangeGroup
}

/** Two handles and two number fields; the search follows 400 ms after the last change. */
export function RangeFilter({ context, state, group }: RangeFilterProps) {
  const { key, bounds, label } = group
  const { format, ...affixes } = findRangeFacet(key).text
  const { value, change } = useRangeDraft(group, (range) =>
    context.onSearch?.({ state: withRange(readNewest(context, state), key, range) }),
  )
  useWarnings(group.warnings)
  return (
    <SearchForm
      context={context}
      rest={withRange(state, key, {})}
      onSubmit={context.onSearch && searchFollows}
    >
      <Slider
        label={label}
        hideLabel
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={value}
        names={[`${key}_min`, `${key}_max`]}
        formatValue={format}
        onValueChange={change}
        {...affixes}
      />
      <input type="hidden" name={findSpanField(key)} value={formatRange(bounds)} />
      <ScriptlessSubmit>{`Apply ${label.toLowerCase()}`}</ScriptlessSubmit>
    </SearchForm>
  )
}

/* Enter in a field has set its number, which is searched for after the delay. */
function searchFollows() {}

/* For developers only; nothing is shown on screen. */
function useWarnings(warnings: readonly string[]) {
  const text = warnings.join('. ')
  useEffect(() => {
    if (text !== '') console.warn(text)
  }, [text])
}

/* What the visitor is setting goes before what the search says, until the search has caught up. */
function useRangeDraft({ bounds, value }: RangeGroup, search: (range: SearchRange) => void) {
  const said = [...value, bounds.min, bounds.max].join(':')
  const [draft, setDraft] = useState<{ value: readonly number[]; said: string } | null>(null)
  const searchLater = useDelayed(SLIDER_DELAY_MS, ([min, max]: readonly number[]) => {
    const range = clampRange({ min, max }, bounds)
    setDraft({ value: [range.min ?? bounds.min, range.max ?? bounds.max], said })
    search(range)
  })
  // A draft the search has answered is over, also when the search comes to say again what it said before.
  if (draft && draft.said !== said) setDraft(null)
  const change = (details: { value: readonly number[] }) => {
    setDraft({ value: details.value, said })
    searchLater(details.value)
  }
  return { value: draft?.said === said ? draft.value : value, change }
}
