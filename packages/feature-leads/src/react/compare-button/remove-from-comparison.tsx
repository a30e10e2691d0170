import { Button } from '@forecourt/ui/button'
import { removeCompared } from '../../model/compare-list.ts'
import { formatComparePath } from '../../model/compare-path.ts'

export interface RemoveFromComparisonProps {
  /** The car to take out. */
  car: { id: number; name: string }
  /** Every car on the page. */
  ids: readonly number[]
}

/**
 * Leads to the comparison without a car. Without script it sends the cars of the page to `/compare`.
 * Source: `D-64`, `PLUS-026`
 */
export function RemoveFromComparison({ car, ids }: RemoveFromComparisonProps) {
  return (
    <form method="post" action="/compare">
      <input type="hidden" name="ids" value={ids.join(',')} />
      <Button
        type="submit"
        name="remove"
        value={car.id}
        variant="outline"
        size="sm"
        width="full"
        aria-label={`Remove ${car.name}`}
        data-compare-remove={formatComparePath(removeCompared(ids, car.id))}
      >
        Remove
      </Button>
    </form>
  )
}
