import { islandStore } from '@forecourt/islands/store'
import type { ReactNode } from 'react'
import { ComparisonWarning, financeAtoms } from '../../react/index.ts'

/** A page round a story: what its repayments lead to stands below it. */
export function NotesFrame({ maxWidth, children }: { maxWidth: number; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth }}>
      {children}
      <p id="financeDisclaimer" style={{ margin: 0 }}>
        Finance is subject to the criteria of the credit provider.
      </p>
      <ComparisonWarning text="WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. It is based on a 5-year secured loan of $30,000." />
    </div>
  )
}

/** A page on which nobody has used finance yet. */
export function resetFinance(): void {
  islandStore.set(financeAtoms.inputs, null)
  islandStore.set(financeAtoms.calculated, null)
  islandStore.set(financeAtoms.isUsed, false)
}
