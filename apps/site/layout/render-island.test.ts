import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { insertIslands, islandMark, renderIsland, scriptJson } from './render-island.ts'

const Greeting = ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`)

describe('renderIsland', () => {
  it('gives the HTML of the tree and the props it was made from', () => {
    expect(renderIsland('greeting', Greeting, { name: '<b>' })).toEqual({
      name: 'greeting',
      html: '<p>Hello &lt;b&gt;</p>',
      json: '{"name":"\\u003cb>"}',
    })
  })
})

describe('insertIslands', () => {
  const island = renderIsland('greeting', Greeting, { name: '$& $1' })

  it('fills both places, whatever characters the island holds', () => {
    const page = `<div>${islandMark('greeting', 'html')}</div><script>${islandMark('greeting', 'json')}</script>`
    expect(insertIslands(page, { island, head: {} })).toBe(
      `<div>${island.html}</div><script>${island.json}</script>`,
    )
  })

  it('leaves a page without islands as it is', () => {
    expect(insertIslands('<p>plain</p>', { head: { title: 'x' }, gallery: null })).toBe(
      '<p>plain</p>',
    )
  })
})

describe('scriptJson', () => {
  it('cannot end its script element', () => {
    expect(scriptJson('</script>\u2028')).toBe('"\\u003c/script>\\u2028"')
  })
})
