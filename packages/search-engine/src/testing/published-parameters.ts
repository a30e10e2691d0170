import { readFileSync } from 'node:fs'

/** Algolia's settings with their defaults, and the names of its search parameters. */
export interface PublishedParameters {
  /** A setting without `default` has no published one. */
  settings: Record<string, { default?: unknown }>
  searchParameters: string[]
}

const file = new URL('./algolia-api/parameters.json', import.meta.url)

/** Reads what Algolia publishes of its settings and parameters. */
export function readPublishedParameters(): PublishedParameters {
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedParameters
}
