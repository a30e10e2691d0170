import { randomUUID } from 'node:crypto'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** A part of a page that React takes over on first intent: its HTML and the props it was made from. */
export interface RenderedIsland {
  name: string
  html: string
  json: string
}

declare global {
  /** One for the process: the development server loads this module once for the pages and once for itself. */
  var forecourtIslandSecret: string | undefined
}

/** Nobody outside this process can write a mark of it into a page. */
globalThis.forecourtIslandSecret ??= randomUUID()
const secret = globalThis.forecourtIslandSecret

/** Stands in the page where an island's part goes once the page around it is rendered. */
export const islandMark = (name: string, part: 'html' | 'json') => `${secret}:${name}:${part}`

const isIsland = (value: unknown): value is RenderedIsland =>
  typeof value === 'object' &&
  value !== null &&
  'html' in value &&
  'json' in value &&
  'name' in value

/**
 * Puts the islands of a page's data in the place of their marks. The page is rendered without them,
 * because Vike reads through all of it several times.
 */
export function insertIslands(page: string, data: object): string {
  const islands = new Map(
    Object.values(data)
      .filter(isIsland)
      .map((island) => [island.name, island]),
  )
  // Joined once, since every copy of a long page costs as much as a part of rendering it.
  const [start = '', ...marked] = page.split(`${secret}:`)
  const pieces = marked.flatMap((text) => {
    const [mark = '', name = '', part] = /^([\w-]+):(html|json)/.exec(text) ?? []
    const island = islands.get(name)
    if (!island) return [`${secret}:`, text]
    return [part === 'html' ? island.html : island.json, text.slice(mark.length)]
  })
  return [start, ...pieces].join('')
}

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that cannot end its script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? character)

/**
 * Renders an island apart from the page around it, so that the browser can hydrate exactly this
 * tree with exactly these props.
 * @param name file name under `islands/`, also the prefix of the ids inside
 */
export function renderIsland<Props extends object>(
  name: string,
  Root: ComponentType<Props>,
  props: Props,
): RenderedIsland {
  const html = renderToString(createElement(Root, props), { identifierPrefix: name })
  return { name, html, json: scriptJson(props) }
}
