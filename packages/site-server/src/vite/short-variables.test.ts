import { describe, expect, it } from 'vitest'
import { shortenVariables } from '../files/sheet-variables.ts'
import { createShortVariables } from './short-variables.ts'

const css = `:root{--colors-fg:black;--colors-canvas:white;--tone:red;--0:1px}
.a{color:var(--colors-canvas);background:var(--colors-canvas, var(--colors-fg))}
.colors-fg--wide{padding:var(--spacing-1\\.5)}`

const tokens = new Set(['--colors-fg', '--colors-canvas', '--spacing-1\\.5', '--unread'])

describe('createShortVariables', () => {
  it('gives the shortest free name to what is named most', () => {
    const { names } = createShortVariables(css, tokens, new Set())
    expect(names).toEqual({ '--colors-canvas': '--1', '--colors-fg': '--2' })
  })

  it('writes them wherever a sheet names them, and nothing else', () => {
    const shorten = (sheet: string) =>
      shortenVariables(sheet, createShortVariables(css, tokens, new Set()))
    expect(shorten('.b{--colors-fg:red;color:var(--colors-fg);--colors-fg-muted:blue}')).toBe(
      '.b{--2:red;color:var(--2);--colors-fg-muted:blue}',
    )
    expect(shorten(css)).toContain('.colors-fg--wide')
  })

  it('leaves what code names, and names with an escaped sign', () => {
    const { names, said } = createShortVariables(css, tokens, new Set(['--colors-fg', '--tone']))
    expect(Object.keys(names)).toEqual(['--colors-canvas'])
    expect(said).toEqual(['--colors-fg', '--tone'])
  })
})
