import type { EmbedsConfig } from './embeds-config.ts'
import type { Features } from './features-config.ts'

/** Part of a site that decides whose code its pages may hold. */
export interface EmbeddingSite {
  embeds: EmbedsConfig
  features: Pick<Features, 'chat'>
}

/** Chat that a press on Instant Message loads. */
export interface ChatScript {
  /** Address of its script. */
  script: string
  /** Function that opens it; null where the script listens for an event. */
  open: string | null
}

/** Origins of other people's code, by what a page does with it. */
export interface EmbedOrigins {
  /** Framed. */
  frames: string[]
  /** Run in the page, asked and shown. */
  chat: string[]
  /** Run in the page, asked, and sent pictures that count. */
  tags: string[]
}

/** Host the code of Google Tag Manager comes from. */
export const TAG_MANAGER_HOST = 'www.googletagmanager.com'

const hostOf = (address: string) => /^https:\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase()

const isAt = (address: string, hosts: readonly string[]) => hosts.includes(hostOf(address) ?? '')

/**
 * Address of the viewer that a car's spin code leads to.
 * @returns null for no code, and for the code of a host that is not in the site's list
 * Source: D-87
 */
export function findSpinFrame(code: string | null, { spinHosts }: EmbedsConfig): string | null {
  return code !== null && isAt(code, spinHosts) ? code : null
}

/** The chat a site has; null where it is switched off, has no script or one of another host. Source: D-87 */
export function findChatScript({ embeds: { chat }, features }: EmbeddingSite): ChatScript | null {
  const { script, open, hosts } = chat
  return features.chat && script !== null && isAt(script, hosts) ? { script, open } : null
}

/** Owners of the code that pages of a site may hold. Source: D-87, PLUS-055 */
export function listEmbedOrigins(site: EmbeddingSite): EmbedOrigins {
  const chatHosts = findChatScript(site) ? site.embeds.chat.hosts : []
  const { containerId, hosts } = site.embeds.tagManager
  const origins = (named: readonly string[]) => [...new Set(named.map((host) => `https://${host}`))]
  return {
    frames: origins([...site.embeds.spinHosts, ...chatHosts]),
    chat: origins(chatHosts),
    tags: origins(containerId === null ? [] : [TAG_MANAGER_HOST, ...hosts]),
  }
}
