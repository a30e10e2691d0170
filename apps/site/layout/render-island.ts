import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** A part of a page that React takes over on first intent: its HTML and the props it was made from. */
export interface RenderedIsland {
  name: string
  html: string
  json: string
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
