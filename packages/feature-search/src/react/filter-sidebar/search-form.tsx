import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { createSearchForm, pickSearchUrlSettings, type SearchState } from '../../model/index.ts'
import type { SearchContext } from '../search-page/search-link.ts'
import { filterStyles } from './filter-sidebar.styles.ts'

export interface SearchFormProps {
  context: SearchContext
  /** The state without what the form itself sets. */
  rest: SearchState
  /** Fields and a button for visitors without script. */
  children: ReactNode
  /** Called in place of sending the form, once the page is hydrated. Default: the form is sent. */
  onSubmit?: () => void
  /** Marks the search landmark. Default false. */
  isSearch?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** A form that keeps the other choices of the search; it works without script. */
export function SearchForm(props: SearchFormProps) {
  const { context, rest, children, onSubmit, isSearch, className } = props
  const { action, fields } = createSearchForm(
    rest,
    context.base,
    pickSearchUrlSettings(context.site),
  )
  const submit = (event: FormEvent) => {
    if (onSubmit === undefined) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      action={action}
      method="get"
      role={isSearch ? 'search' : undefined}
      className={className}
      onSubmit={submit}
    >
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** A submit button only visitors without script see, and what it sends. */
export function ScriptlessSubmit(
  props: Pick<ComponentProps<'button'>, 'children' | 'name' | 'value'>,
) {
  return <button {...props} type="submit" className={filterStyles.scriptless} />
}
