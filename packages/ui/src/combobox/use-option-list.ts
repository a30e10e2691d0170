import { type ComponentType, useState } from 'react'
import type { OptionListProps } from './option-list.tsx'

type OptionListPart = ComponentType<OptionListProps>

let loaded: OptionListPart | null = null

/** The list, which a page loads when somebody reaches for its field. */
export function useOptionList(onLost: () => void) {
  const [OptionList, setOptionList] = useState<OptionListPart | null>(null)
  const load = async () => {
    try {
      loaded ??= (await import('./option-list.tsx')).OptionList
      setOptionList(() => loaded)
    } catch {
      onLost()
    }
  }
  return { OptionList, load }
}
