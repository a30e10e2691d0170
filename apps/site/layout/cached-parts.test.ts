import { createIslandSlots } from '@forecourt/islands/server'
import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createCachedParts } from './cached-parts.ts'

function Part({ text, onRender = () => {} }: { text: string; onRender?: () => void }) {
  onRender()
  return createElement('p', { id: useId() }, 'Says ', text)
}

/** The finished page with a part on it, as a visitor gets it. */
function pageOf(version: string, name: string, text: string, isCached = true): string {
  const held = createIslandSlots()
  const part = createCachedParts({ version, held, isCached })(name, createElement(Part, { text }))
  const page = createElement(
    'main',
    null,
    createElement('h1', null, 'A'),
    part,
    createElement('hr'),
  )
  return held.insert(renderToString(page))
}

const withoutIds = (html: string) => html.replace(/ id="[^"]*"/, '')

describe('createCachedParts', () => {
  it('gives the page React would give, letter for letter but for the ids, made anew and cached', () => {
    const plain = withoutIds(pageOf('letters', 'part', '<b>', false))
    expect(plain).toContain('&lt;b&gt;')
    expect(withoutIds(pageOf('letters', 'part', '<b>'))).toBe(plain)
    expect(withoutIds(pageOf('letters', 'part', '<b>'))).toBe(plain)
  })

  it('renders a part once for all pages', () => {
    const onRender = vi.fn<() => void>()
    for (const _ of [1, 2, 3]) {
      const part = createCachedParts({ version: 'once', held: createIslandSlots() })
      renderToString(part('part', createElement(Part, { text: 'it', onRender })))
    }
    expect(onRender).toHaveBeenCalledTimes(1)
  })

  it('shows nothing of another version or another part', () => {
    expect(pageOf('one.1', 'part', 'here')).toContain('here')
    expect(pageOf('one.2', 'part', 'there')).toContain('there')
    expect(pageOf('one.2', 'other', 'elsewhere')).toContain('elsewhere')
  })

  it('gives parts of one page ids of their own', () => {
    const held = createIslandSlots()
    const part = createCachedParts({ version: 'ids', held })
    const html = held.insert(
      renderToString(
        createElement(
          'main',
          null,
          part('one', createElement(Part, { text: '1' })),
          createElement(Part, { text: '2' }),
          part('two', createElement(Part, { text: '3' })),
        ),
      ),
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(3)
  })
})
