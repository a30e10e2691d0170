import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over the page, so that both render the same; then true. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
