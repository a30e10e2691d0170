import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
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

  it('fills marks of another copy of itself, as the development server loads two', async () => {
    vi.resetModules()
    const other = await import('./render-island.ts')
    expect(other.islandMark).not.toBe(islandMark)
    const page = `<div>${other.islandMark('greeting', 'html')}</div>`
    expect(insertIslands(page, { island })).toBe(`<div>${island.html}</div>`)
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
