import { useState, useSyncExternalStore } from 'react'
import type { PlacePoint } from '../../model/index.ts'

/** How long a browser may look for its position, in milliseconds, and how old one may be. */
const PATIENCE = { timeout: 15_000, maximumAge: 600_000 }

const subscribeToNothing = () => () => {}

/**
 * The position of the browser, which is asked for when `ask` is called and never before.
 * @param onFound is called with it
 * @param onRefused is called when there is none
 */
export function usePosition(onFound: (point: PlacePoint) => void, onRefused: () => void) {
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused'>('idle')
  const canAsk = useSyncExternalStore(
    subscribeToNothing,
    () => 'geolocation' in navigator,
    () => false,
  )
  const take = ({ coords: { latitude: lat, longitude: lng } }: GeolocationPosition) => {
    setStatus('idle')
    onFound({ lat, lng })
  }
  const refuse = () => {
    setStatus('refused')
    onRefused()
  }
  const ask = () => {
    setStatus('asking')
    navigator.geolocation.getCurrentPosition(take, refuse, PATIENCE)
  }
  return { canAsk, isAsking: status === 'asking', isRefused: status === 'refused', ask }
}
