import { brandChoices, referenceBrands, resolveBrand } from '@forecourt/tokens'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { brandSchema } from './brand-config.ts'

const everyColor = { color: '#0b4f6c', linkColor: '#123456', focusColor: '#123456' }

describe('brandSchema', () => {
  it('takes what the design system can draw, no more and no less', () => {
    expect(Object.keys(brandSchema.entries).toSorted()).toEqual(
      Object.keys(resolveBrand(everyColor)).toSorted(),
    )
  })

  it.each(Object.entries(brandChoices))(
    'offers every choice of %s, the first by default',
    (name, choices) => {
      for (const choice of choices) {
        expect(v.parse(brandSchema, { color: '#0b4f6c', [name]: choice })).toMatchObject({
          [name]: choice,
        })
      }
      expect(v.parse(brandSchema, { color: '#0b4f6c' })).toMatchObject({ [name]: choices[0] })
      expect(v.safeParse(brandSchema, { color: '#0b4f6c', [name]: 'wavy' }).success).toBe(false)
    },
  )

  it('takes every reference brand as it is', () => {
    for (const brand of Object.values(referenceBrands)) {
      expect(v.parse(brandSchema, brand)).toMatchObject(brand)
    }
  })

  it.each(['tagColor', 'saleColor', 'linkColor', 'focusColor', 'headerColor', 'dangerColor'])(
    'refuses a %s that is no opaque colour, and sets none by itself',
    (name) => {
      expect(v.safeParse(brandSchema, { color: '#0b4f6c', [name]: '#0b4f6c80' }).success).toBe(
        false,
      )
      expect(v.parse(brandSchema, { color: '#0b4f6c' })).not.toHaveProperty(name)
    },
  )
})
