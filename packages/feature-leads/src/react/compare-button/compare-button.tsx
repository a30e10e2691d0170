import { css, cx } from '@forecourt/styled-system/css'
import { IconButton } from '@forecourt/ui/icon-button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { carListsFormId } from '../favourite-button/favourite-button.tsx'

export interface CompareButtonProps {
  /** The car it takes into the comparison. */
  car: { id: number; name: string }
  /** In the comparison or not; `connectCarLists` shows the browser's own list over it. Default false. */
  isCompared?: boolean
  /** Called on a press, which then sends nothing. Default: the form, or `connectCarLists`, takes it. */
  onToggle?: (details: { id: number }) => void
}

const chosen = css({ '&[aria-pressed=true]': { bg: 'action.subtle', borderColor: 'action' } })

/**
 * Takes a car into the comparison and out of it. Without script it sends the form `CarListsForm` of
 * the page to `/compare`.
 * Source: `D-64`, `PLUS-026`
 */
export function CompareButton({ car, isCompared = false, onToggle }: CompareButtonProps) {
  return (
    <IconButton
      label={`Compare ${car.name}`}
      variant="outline"
      pressed={isCompared}
      type="submit"
      form={carListsFormId}
      formAction="/compare"
      name="add"
      value={car.id}
      data-car-list="compare"
      className={cx(chosen, createMaskIconClass('compare'))}
      suppressHydrationWarning
      onClick={
        onToggle &&
        ((event) => {
          event.preventDefault()
          onToggle({ id: car.id })
        })
      }
    />
  )
}
