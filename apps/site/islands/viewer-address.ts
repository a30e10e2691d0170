/** Parameters of the address that say where in the viewer a visitor is. */
const viewerParameters = ['view', 'photo', 'frame']

/**
 * Address of a place in the viewer, with whatever else the present address says.
 * @param present the whole address of the page
 * @param path path of the place with its parameters, as `formatViewerPath` writes it
 */
export function addressOfPlace(present: string, path: string): string {
  const address = new URL(present)
  const place = new URL(path, present)
  for (const name of viewerParameters) address.searchParams.delete(name)
  for (const [name, value] of place.searchParams) address.searchParams.set(name, value)
  return `${place.pathname}${address.search}${address.hash}`
}

/** Writes a place of the viewer into the address; a step is no page of its own to come back to. */
export function replaceViewerPlace(path: string): void {
  history.replaceState(history.state, '', addressOfPlace(location.href, path))
}
