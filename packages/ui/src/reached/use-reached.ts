import { useCallback, useState } from 'react'

/**
 * A module that a part loads when somebody reaches for it: a pointer over it, a press, the focus.
 * @param load the import, the same function at every call
 * @returns the module or null, `isLost` when it did not come, and what asks for it (again)
 */
export function useReached<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const [isLost, setLost] = useState(false)
  const reach = useCallback(() => {
    load().then(
      (module) => setLoaded(() => module),
      () => setLost(true),
    )
  }, [load])
  return { loaded, isLost: isLost && loaded === null, reach }
}
