import { describe, expect, it } from 'vitest'
import { brandChoices } from './brand-choices.ts'
import { listBrandReferences, listRampVariables } from './brand-references.ts'
import { formatBrandStyle } from './brand-style.ts'
import { referenceBrands } from './reference-brands.ts'

const [first] = Object.values(referenceBrands)

const choices = Object.entries(brandChoices).flatMap(([name, values]) =>
  [...values].map((value) => ({ name, value })),
)

const variablesIn = (style: string, pattern: RegExp) =>
  [...style.matchAll(pattern)].map(([, name = '']) => name)

describe('listBrandReferences', () => {
  it.each(choices)(
    'holds what the style block of $name $value reads and does not set',
    (choice) => {
      const style = formatBrandStyle({ ...first, color: '#0b4f6c', [choice.name]: choice.value })
      const own = new Set(variablesIn(style, /[{;](--[\w-]+):/g))
      const known = listBrandReferences()
      const read = variablesIn(style, /var\((--[\w-]+)/g)
      expect(read.filter((name) => !own.has(name) && !known.has(name))).toEqual([])
    },
  )

  it('holds a colour that only a choice of a brand reads', () => {
    expect([...listBrandReferences()]).toContain('--colors-fg-on-tinted-muted')
  })
})

describe('listRampVariables', () => {
  it('holds what the style block of every brand sets on the root', () => {
    const names = [...listRampVariables()]
    expect(names).toContain('--colors-neutral-950')
    expect(names).toContain('--colors-accent-600')
    for (const brand of Object.values(referenceBrands)) {
      const [, root = ''] = /:root\{([^}]*)\}/.exec(formatBrandStyle(brand)) ?? []
      expect(names.filter((name) => !root.includes(`${name}:`))).toEqual([])
    }
  })
})
