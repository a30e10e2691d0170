import { useCallback, useState } from 'react'

/**
 * A module that a part loads when somebody reaches for it: a pointer over it, a press, the focus.
 * @param load the import, the same function at every call
 * @param onLost called when it did not come. Default none.
 * @returns the module or null, `isLost` when it did not come, and what asks for it (again)
 */
export function useReached<Module>(load: () => Promise<Module>, onLost?: () => void) {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const [isLost, setLost] = useState(false)
  const reach = useCallback(() => {
    load().then(
      (module) => setLoaded(() => module),
      () => {
        setLost(true)
        onLost?.()
      },
    )
  }, [load, onLost])
  return { loaded, isLost: isLost && loaded === null, reach }
}
