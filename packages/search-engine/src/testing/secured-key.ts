import { algoliasearch } from 'algoliasearch'

/** The client for Node has a generator of keys that the common types do not know. */
interface KeyGenerator {
  generateSecuredApiKey(options: { parentApiKey: string; restrictions: object }): string
}

/** A secured key as Algolia's own client makes it. */
export function aSecuredKey(parentApiKey: string, restrictions: object): string {
  const client = algoliasearch('APP', 'any') as unknown as KeyGenerator
  return client.generateSecuredApiKey({ parentApiKey, restrictions })
}
