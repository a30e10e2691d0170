import { cx } from '@forecourt/styled-system/css'
import { factList } from '@forecourt/styled-system/recipes'
import { createMaskIconClass, type MaskIconName } from '../mask-icon/index.ts'

/** One fact of a list. */
export interface ShortFact {
  icon: MaskIconName
  /** Name of the fact, "Odometer"; read aloud and the tooltip. */
  name: string
  /** Words of it; null keeps its place as "-". */
  value: string | null
}

export interface FactListProps {
  /** The facts, in order. */
  facts: readonly ShortFact[]
  /** Further class names. Default none. */
  className?: string
}

/** A few facts with icons, in two columns, as a card of a list has them. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <ul className={cx(factList().root, className)}>
      {facts.map(({ icon, name, value }) => (
        <li key={name} title={name} className={createMaskIconClass(icon)}>
          {value ?? '-'}
        </li>
      ))}
    </ul>
  )
}
