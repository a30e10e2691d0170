import type { ReactNode, SubmitEvent } from 'react'
import { type CatalogueSearch, formatCatalogueParameters } from '../../model/index.ts'
import type { CatalogueContext } from './catalogue-link.ts'
import { catalogueListStyles as styles } from './catalogue-list.styles.ts'

export interface CatalogueFormProps {
  context: CatalogueContext
  /** The search without what the form itself sets. */
  rest: CatalogueSearch
  /** Fields. */
  children: ReactNode
  /** Called in place of sending the form, once the page is hydrated. Default: the form is sent. */
  onSubmit?: () => void
  /** Words on the button that visitors without script see. */
  submitLabel: string
  /** Marks the search landmark. Default false. */
  isSearch?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** A GET form that keeps the other choices; it works without script. */
export function CatalogueForm(props: CatalogueFormProps) {
  const { context, rest, children, onSubmit, submitLabel, isSearch, className } = props
  const submit = (event: SubmitEvent) => {
    if (onSubmit === undefined) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      action={context.path}
      method="get"
      role={isSearch ? 'search' : undefined}
      className={className}
      onSubmit={submit}
    >
      {formatCatalogueParameters(context.catalogue, { ...rest, page: 1 }).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className={styles.scriptless}>
        {submitLabel}
      </button>
    </form>
  )
}
