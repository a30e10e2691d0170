import { describe, expect, it } from 'vitest'
import { createNamedSheet, type SheetNames } from './named-sheet.ts'

const sheet = `@layer forecourt.reset,forecourt.tokens,forecourt.recipes,forecourt.utilities;
@layer forecourt.reset { p { margin: 0 } }
@layer forecourt.tokens { :root { --space-1: 4px; --space-2: 8px; --size: var(--space-2); --unread: 1; --colors-fg-on-tinted: black } @keyframes turn { to { rotate: 1turn } } @keyframes rest { to { opacity: 0 } } }
@layer forecourt.recipes { .fc-button { gap: 1px } .fc-button--size_sm { gap: 2px } .fc-card { gap: 3px } }
@layer forecourt.utilities {
  .p_1 { padding: var(--space-1) }
  .p_2 { padding: var(--size) }
  .hover\\:c_red { &:hover { color: red } }
  .before\\:w_1:before { width: 1px }
  .in-group:hover .c_blue { color: blue }
  .anim_turn { animation: turn 1s }
  .x .fc-button { color: green }
  @media (width >= 48rem) { .md\\:p_1 { padding: var(--space-1) } }
}`

const names = (more: Partial<SheetNames> = {}): SheetNames => ({
  sets: new Map([
    ['ba', ['p_1', 'md:p_1', 'hover:c_red']],
    ['ca', ['p_2', 'p_1']],
    ['da', ['before:w_1', 'c_blue', 'x']],
    ['ea', ['anim_turn']],
  ]),
  recipes: new Map([
    ['fc-button', 'zz'],
    ['fc-button--size_sm', 'zza'],
    ['fc-card', 'yy'],
  ]),
  bases: new Map([['zza', 'zz']]),
  runtimeModules: new Set(),
  ...more,
})

const pick = (words: string[], more?: Partial<SheetNames>) =>
  createNamedSheet(sheet, names(more)).pick(new Set(words)).replace(/\s+/g, ' ')

describe('createNamedSheet', () => {
  it('gives the rule of an atom to the sets that hold it, where the rule is', () => {
    const css = pick(['ba', 'ca'])
    expect(css).toContain('.ba,.ca { padding: var(--space-1) } .ca { padding: var(--size) }')
    expect(css.indexOf('.ba,.ca {')).toBeLessThan(css.indexOf('.ba { padding'))
  })

  it('keeps media conditions, pseudo-classes and elements, and what is around an element', () => {
    const css = pick(['ba', 'da', 'in-group'])
    expect(css).toContain('@media (width >= 48rem) { .ba { padding: var(--space-1) } }')
    expect(css).toContain('.ba { &:hover { color: red } }')
    expect(css).toContain('.da:before { width: 1px }')
    expect(css).toContain('.in-group:hover .da { color: blue }')
  })

  it('keeps the layers and their order, and rules of elements', () => {
    const css = pick([])
    expect(css).toMatch(/^@layer forecourt\.reset,forecourt\.tokens,.+;/)
    expect(css).toContain('p { margin: 0 }')
    expect(css).not.toMatch(/\s\.\w/)
  })

  it('drops atoms nobody asks for by name, and sets of other pages', () => {
    const css = pick(['ca', 'p_2'])
    expect(css).not.toMatch(/p_1|p_2|\.ba|before/)
  })

  it('keeps every atom while some module makes classes as it runs', () => {
    const css = pick(['ba'], { runtimeModules: new Set(['page.tsx']) })
    expect(css).toContain('.p_1,.ba { padding: var(--space-1) }')
    expect(css).toContain('.p_2 { padding: var(--size) }')
    expect(css).not.toContain('.ca')
  })

  it('shortens classes of recipes with all their variants, in selectors of others too', () => {
    const css = pick(['zz', 'da'])
    expect(css).toContain('.zz { gap: 1px } .zza { gap: 2px }')
    expect(css).toContain('.da .zz { color: green }')
    expect(css).not.toContain('.yy')
  })

  it('writes a measure no brand sets in place of its variable, unless the sheet itself changes it', () => {
    const css = `@layer forecourt.tokens,forecourt.utilities;
@layer forecourt.tokens { :root { --spacing-0: 0rem; --spacing-1\\.5: 0.375rem; --spacing-4: 1rem; --sizes-2: 0.5rem }
  @media print { :root { --sizes-2: 1rem } } }
@layer forecourt.utilities {
  .p_1 { padding: var(--spacing-0) calc(var(--spacing-1\\.5) * 2) var(--spacing-4) var(--sizes-2) }
}`
    const picked = createNamedSheet(css, names()).pick(new Set(['ba']))
    expect(picked).toContain(
      '.ba { padding: 0rem calc(0.375rem * 2) var(--spacing-4) var(--sizes-2) }',
    )
    expect(picked).not.toMatch(/--spacing-0|--spacing-1/)
    expect(picked).toContain('--spacing-4: 1rem')
  })

  it('leaves the colours every brand sets to the style of the brand', () => {
    const css = `@layer forecourt.tokens { :root { --colors-neutral-50: white; --colors-danger: red } }
@layer forecourt.utilities { .p_1 { color: var(--colors-neutral-50); background: var(--colors-danger) } }`
    const picked = createNamedSheet(css, names()).pick(new Set(['ba']))
    expect(picked).toContain('color: var(--colors-neutral-50)')
    expect(picked).not.toContain('--colors-neutral-50:')
    expect(picked).toContain('--colors-danger: red')
  })

  it('drops animations nobody runs', () => {
    const css = pick(['ca', 'ea'])
    expect(css).toContain('@keyframes turn')
    expect(css).not.toContain('@keyframes rest')
  })

  it('drops variables nothing reads, and those that only such read', () => {
    expect(pick(['ca'])).toMatch(/--space-1: 4px; --space-2: 8px; --size: var\(--space-2\)/)
    const css = pick(['ba'])
    expect(css).toContain('--space-1: 4px')
    expect(css).not.toMatch(/--space-2|--size|--unread/)
  })

  it('keeps variables that code or the style of a brand reads', () => {
    expect(pick(['var(--unread)'])).toContain('--unread: 1')
    expect(pick([])).toContain('--colors-fg-on-tinted: black')
  })

  it('refuses a selector with atoms of two elements', () => {
    expect(() =>
      createNamedSheet('@layer forecourt.utilities { .p_1 .p_2 { margin: 0 } }', names()),
    ).toThrow('styles of two elements')
  })

  it('says once what two rules of variables in a row both say', () => {
    const css = `@layer forecourt.tokens { :root { --a: 1px; --b: 2px; --c: 3px } .light { --b: 2px; --c: 4px } }
      @layer forecourt.utilities { p { margin: var(--a) var(--b) var(--c) } }`
    const picked = createNamedSheet(css, names()).pick(new Set(['light']))
    const rules = [...picked.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(
      ([, selector = '', body = '']) => [selector, body].map((text) => text.replaceAll(/\s/g, '')),
    )
    expect(rules.slice(0, 3)).toEqual([
      [':root', '--a:1px;--c:3px'],
      [':root,.light', '--b:2px'],
      ['.light', '--c:4px'],
    ])
  })

  it('drops what would stand in for variables of the page, and keeps it for those a part may miss', () => {
    const css = `@layer forecourt.reset {
        p { color: var(--ink, var(--grey)); margin: var(--space, 1px) var(--off, 2px); --grey: #999 }
      }
      @layer forecourt.base { html { --ink: #000; --off: 3px } @media print { html { --space: 0 } } b { --off: initial } }`
    const picked = createNamedSheet(css, names()).pick(new Set())
    expect(picked).toContain('color: var(--ink);')
    expect(picked).toContain('margin: var(--space, 1px) var(--off, 2px)')
    expect(picked).not.toContain('--grey')
  })
})
