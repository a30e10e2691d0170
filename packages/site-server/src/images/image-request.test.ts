import { describe, expect, it } from 'vitest'
import { parseImageRequest, servedWidths } from './image-request.ts'

const path = '/images/vehicles/yard/ute/white/front-left.jpg'
const ask = (address: string, accept: string | null = 'image/webp,*/*') =>
  parseImageRequest(new URL(address, 'http://site.test'), accept)
const fileOf = (address: string, accept?: string | null) => {
  const asked = ask(address, accept)
  if (!asked.ok) throw new Error(asked.reason)
  return asked.file
}

describe('parseImageRequest', () => {
  it('reads width, quality and crop [UI-017]', () => {
    expect(fileOf(`${path}?w=640&q=75&fit=crop&ar=4:3`)).toEqual({
      width: 640,
      quality: 75,
      ratio: 4 / 3,
      format: 'webp',
    })
  })

  it('has a size of its own for addresses without parameters', () => {
    expect(fileOf(path)).toMatchObject({ width: 1280, quality: 75, ratio: 3 / 2 })
  })

  it('sends AVIF to whoever names it, and else WebP', () => {
    expect(fileOf(path, 'image/avif,image/webp,*/*').format).toBe('avif')
    expect(fileOf(path, 'image/webp,*/*').format).toBe('webp')
  })

  it('sends JPEG to whoever names neither', () => {
    expect(fileOf(path, 'image/png,*/*').format).toBe('jpeg')
    expect(fileOf(path, null).format).toBe('jpeg')
  })

  it.each(servedWidths)('serves %i pixels', (width) => {
    expect(fileOf(`${path}?w=${width}`).width).toBe(width)
  })

  it.each([
    ['w=641', 'Known widths'],
    ['w=0', 'Known widths'],
    ['w=99999', 'Known widths'],
    ['w=640.0', 'Known widths'],
    ['w=', 'Known widths'],
    ['q=100', 'Known qualities'],
    ['ar=2:1', 'Known ratios'],
    ['ar=__proto__', 'Known ratios'],
    ['fit=fill', 'The only fit'],
    ['enlarge=true', 'Known parameters'],
    ['w=640&w=320', 'once'],
  ])('refuses ?%s with 400', (query, reason) => {
    expect(ask(`${path}?${query}`)).toEqual({
      ok: false,
      reason: expect.stringContaining(reason),
    })
  })
})
