import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { findChatScript, findSpinFrame, listEmbedOrigins, parseSite } from './index.ts'
import { contradictions } from './setting.contract.ts'

const hosts = { fallback: [], accepts: [['spin.example.com'], ['spin.example.com:8443']] }
const wrongHosts = [['https://spin.example.com'], ['spin'], ['*.example.com'], 'spin.example.com']
const chat = { script: 'https://chat.example.com/a.js', hosts: ['chat.example.com'] }

describe('embeds', () => {
  it('lists hosts of spins and chats, nobody by default [D-87]', () => {
    for (const path of ['embeds.spinHosts', 'embeds.chat.hosts'])
      expect(contradictions(path, { ...hosts, refuses: wrongHosts })).toEqual([])
  })

  it('opens a chat by the name of a function, and runs no other code', () => {
    const accepts = ['chat', 'chat.service.open', '$chat._open']
    const refuses = ['chat()', 'chat.open(1)', 'chat..open', '', 'a;b']
    expect(contradictions('embeds.chat.open', { fallback: null, accepts, refuses })).toEqual([])
  })

  it('refuses the script of a host that is not in the list [D-87]', () => {
    const withHosts = (list: string[]) =>
      parseSite({
        id: 'a',
        name: 'A',
        domains: ['a.au'],
        embeds: { chat: { ...chat, hosts: list } },
      })
    expect(withHosts(['chat.example.com']).ok).toBe(true)
    expect(withHosts(['cdn.chat.example.com'])).toEqual({
      ok: false,
      problems: [
        {
          path: 'embeds.chat.script',
          message: 'embeds.chat.script is at chat.example.com, which is not in embeds.chat.hosts.',
        },
      ],
    })
  })
})

describe('findSpinFrame', () => {
  const { embeds } = aSite({ embeds: { spinHosts: ['spin.example.com', 'other.example:8443'] } })

  it('leads to codes of hosts in the list only [D-87]', () => {
    expect(findSpinFrame('https://spin.example.com/e?1', embeds)).toBe(
      'https://spin.example.com/e?1',
    )
    expect(findSpinFrame('https://other.example:8443/e', embeds)).toBe(
      'https://other.example:8443/e',
    )
    for (const code of [
      'https://other.example/e',
      'https://spin.example.com.evil.example/e',
      'https://spin.example.com@evil.example/e',
      'https://www.spin.example.com/e',
      'http://spin.example.com/e',
      'spin.example.com',
    ])
      expect([code, findSpinFrame(code, embeds)]).toEqual([code, null])
    expect(findSpinFrame(null, embeds)).toBeNull()
    expect(findSpinFrame('https://spin.example.com/e', aSite().embeds)).toBeNull()
  })
})

describe('chatScript and embedOrigins', () => {
  const on = aSite({ features: { chat: true }, embeds: { spinHosts: ['s.example.com'], chat } })

  it('have a chat while it is on and has a script [D-87]', () => {
    expect(findChatScript(on)).toEqual({ script: chat.script, open: null })
    expect(listEmbedOrigins(on)).toEqual({
      frames: ['https://s.example.com', 'https://chat.example.com'],
      chat: ['https://chat.example.com'],
      tags: [],
    })
  })

  it('have a container of tags, with the hosts its tags use, once it is named [D-100]', () => {
    const hosts = ['www.google-analytics.com']
    const tagsOf = (containerId: string | null) =>
      listEmbedOrigins(aSite({ embeds: { tagManager: { containerId, hosts } } })).tags
    expect(tagsOf('GTM-AB12CD3')).toEqual([
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
    ])
    expect(tagsOf(null)).toEqual([])
  })

  it.each(['gtm-ab12cd3', 'GTM-', 'GTM-AB12"><script>', 'UA-1234-1'])(
    'refuse %s for a container of tags',
    (containerId) => {
      expect(() => aSite({ embeds: { tagManager: { containerId } } })).toThrow(
        'must be the id of a container, such as GTM-AB12CD3',
      )
    },
  )

  it('have nobody’s code while the chat is off, or without a script [D-87]', () => {
    const off = aSite({ embeds: { chat } })
    const without = aSite({ features: { chat: true }, embeds: { chat: { hosts: chat.hosts } } })
    for (const site of [off, without, aSite()]) {
      expect(findChatScript(site)).toBeNull()
      expect(listEmbedOrigins(site)).toEqual({ frames: [], chat: [], tags: [] })
    }
  })
})
