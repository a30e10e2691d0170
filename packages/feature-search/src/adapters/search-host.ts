/**
 * An address as Algolia's clients take it: its path inside `url`, port and all.
 * @param path stands in place of the address's own
 * @throws TypeError for what is no http address
 */
export function parseSearchHost(address: string, path?: string) {
  if (!/^https?:\/\/./.test(address)) {
    throw new TypeError(
      `[feature-search] expected an address such as https://cars.example, got "${address}"`,
    )
  }
  const { host, pathname, protocol } = new URL(address)
  return {
    url: host + (path ?? pathname).replace(/\/$/, ''),
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}
