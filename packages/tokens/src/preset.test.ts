import { describe, expect, it } from 'vitest'
import { cssVariable } from './dtcg/css-variable.ts'
import { baseTokens, darkTokens, lightTokens } from './dtcg/documents.ts'
import { pandaValue } from './dtcg/panda-tokens.ts'
import { aliasPath } from './dtcg/token-tree.ts'
import { preset } from './preset.ts'

const valueOf = (name: string) => {
  const token = baseTokens.find(({ path }) => path.join('.') === name)
  if (!token) throw new Error(`no token is named ${name}`)
  return pandaValue(token)
}

const resolved = (name: string): string => {
  const token = baseTokens.find(({ path }) => path.join('.') === name)
  const target = aliasPath(token?.value)
  return target ? resolved(target.join('.')) : valueOf(name)
}

const names = (tokens: typeof lightTokens) => tokens.map(({ path }) => path.join('.'))

describe('token documents', () => {
  it('hold 300 ms for the accordion and the carousel [UI-022]', () => {
    expect(resolved('duration.accordion')).toBe('300ms')
    expect(resolved('duration.carousel')).toBe('300ms')
  })

  it('hold 600 px as the greatest width of a popup [UI-023]', () => {
    expect(valueOf('size.popup')).toBe('600px')
  })

  it('name the same purposes on light and on dark ground', () => {
    expect(names(darkTokens)).toEqual(names(lightTokens))
  })

  it('point every alias at a token that exists', () => {
    const known = new Set([...names(baseTokens), ...names(lightTokens)])
    const targets = [...baseTokens, ...lightTokens, ...darkTokens].flatMap(({ value }) => {
      const target = aliasPath(value)
      return target ? [target.join('.')] : []
    })
    expect(targets.length).toBeGreaterThan(80)
    expect(targets.filter((target) => !known.has(target))).toEqual([])
  })

  it('use the spacing scale of 4 px', () => {
    const steps = baseTokens.filter(
      ({ path }) => path[0] === 'spacing' && /^\d/.test(path[1] ?? ''),
    )
    for (const { path, value } of steps) {
      const step = Number(path[1])
      expect(value).toEqual({ value: step / 4, unit: 'rem' })
    }
    expect(steps).toHaveLength(16)
  })
})

describe('preset', () => {
  const theme = preset.theme?.extend

  it('has the breakpoints of the documents', () => {
    expect(theme?.breakpoints).toEqual({ sm: '480px', md: '768px', lg: '1024px', xl: '1280px' })
  })

  it('makes a token that is also a group its default', () => {
    expect(theme?.semanticTokens?.colors).toMatchObject({
      surface: { DEFAULT: { value: { base: '#ffffff', _dark: '{colors.neutral.900}' } } },
    })
  })

  it('repeats an alias on each ground, where what it points at differs', () => {
    expect(theme?.semanticTokens?.colors).toMatchObject({
      card: {
        bg: {
          value: {
            base: '{colors.surface}',
            _light: '{colors.surface}',
            _dark: '{colors.surface}',
          },
        },
      },
    })
  })

  it('widens the page title on large screens', () => {
    expect(theme?.textStyles?.h1).toMatchObject({
      value: { fontFamily: 'heading', fontSize: '4xl', lg: { fontSize: '5xl' } },
    })
  })

  it('keeps figures of prices in columns', () => {
    expect(theme?.textStyles?.price).toMatchObject({
      value: { fontVariantNumeric: 'tabular-nums' },
    })
  })
})

describe('cssVariable', () => {
  it('is the custom property Panda writes', () => {
    expect(cssVariable(['color', 'fg', 'onAction'])).toBe('--colors-fg-on-action')
    expect(cssVariable(['spacing', '0.5'])).toBe('--spacing-0\\.5')
    expect(cssVariable(['zIndex', 'header'])).toBe('--z-index-header')
    expect(cssVariable(['fontWeight', 'heading'])).toBe('--font-weights-heading')
  })
})
