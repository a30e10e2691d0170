import { useEffect, useRef, useState } from 'react'

/**
 * Content of a page without a server: loads once for the address the browser is at.
 * @param load `loadSearchPage` with its ports and site; it gives failures as values
 * @returns null until it is there
 */
export function useSearchLoad<Loaded>(load: (address: string) => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const first = useRef(load)
  useEffect(() => {
    let isCurrent = true
    void first.current(location.pathname + location.search).then((answer) => {
      if (isCurrent) setLoaded(answer)
      return answer
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return loaded
}
