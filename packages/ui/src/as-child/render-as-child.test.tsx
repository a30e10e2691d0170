import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { renderAsChild } from './render-as-child.ts'

describe('renderAsChild', () => {
  it('gives the element the attributes of the part, joins classes and styles, and lets it win', () => {
    const element = renderAsChild(
      <a href="/cars" className="mine" style={{ color: 'red' }} title="Mine">
        Cars
      </a>,
      { className: 'part', style: { margin: 0 }, title: 'Part', 'data-state': 'open' },
      (content) => <b>{content}</b>,
    )
    expect(renderToStaticMarkup(element)).toBe(
      '<a href="/cars" class="part mine" style="margin:0;color:red" title="Mine" data-state="open"><b>Cars</b></a>',
    )
  })

  it('runs the handler of the element before that of the part', () => {
    const said: string[] = []
    const element = renderAsChild(<button onClick={() => said.push('element')}>Go</button>, {
      onClick: () => said.push('part'),
      onFocus: vi.fn<() => void>(),
    })
    const { onClick } = element.props as { onClick: () => void }
    onClick()
    expect(said).toEqual(['element', 'part'])
  })

  it('refuses anything but one element', () => {
    expect(() => renderAsChild('text', {})).toThrow('[ui] expected asChild')
    expect(() => renderAsChild([<b key="1" />, <b key="2" />], {})).toThrow('[ui] expected asChild')
  })
})
