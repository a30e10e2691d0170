import { describe, expect, it } from 'vitest'
import { createDrawings } from './drawings.ts'

const svg = (path: string) =>
  encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'/></svg>`,
  ).replaceAll("'", '%27')
const mask = (path: string) => `url("data:image/svg+xml,${svg(path)}") center / contain no-repeat`
const sheet = `.b { --icon: ${mask('M1 1h1')} } .c { --icon: ${mask('M2 2h2')} } .d { --icon: ${mask('M3 3h3')} }
.e { background: url("data:image/svg+xml,${svg('M9 9h9')}") } .f { --icon: ${mask('M1 1h1')} }`

describe('createDrawings', () => {
  const drawings = createDrawings(sheet)

  it('puts every drawing of a mask into one picture, side by side', () => {
    const { picture = '' } = drawings ?? {}
    expect(picture).toMatch(/^<svg [^>]*width='72' height='24' viewBox='0 0 72 24'>/)
    const places = [
      ...picture.matchAll(/<svg x='(\d+)' width='24' height='24'[^>]*><path d='([^']+)/g),
    ]
    expect(places.map(([, x, path]) => [x, path])).toEqual([
      ['0', 'M1 1h1'],
      ['24', 'M2 2h2'],
      ['48', 'M3 3h3'],
    ])
  })

  it('takes each mask from its place in the picture', () => {
    const css = drawings?.take(sheet, '/assets/d.svg') ?? ''
    expect(css).toContain('.b { --icon: url(/assets/d.svg) calc(100%*0/2) 0/300% 100% no-repeat }')
    expect(css).toContain('.c { --icon: url(/assets/d.svg) calc(100%*1/2) 0/300% 100% no-repeat }')
    expect(css).toContain('.d { --icon: url(/assets/d.svg) calc(100%*2/2) 0/300% 100% no-repeat }')
    expect(css).toContain('.f { --icon: url(/assets/d.svg) calc(100%*0/2) 0/')
  })

  it('leaves a picture that is no mask in the sheet', () => {
    expect(drawings?.take(sheet, '/d.svg')).toContain(
      `background: url("data:image/svg+xml,${svg('M9 9h9')}")`,
    )
    expect(drawings?.picture).not.toContain('M9 9h9')
  })

  it('names the picture by its content', () => {
    expect(drawings?.fileName).toMatch(/^drawings\.[0-9a-f]{8}\.svg$/)
    expect(createDrawings(sheet.replaceAll('M3', 'M4'))?.fileName).not.toBe(drawings?.fileName)
  })

  it('is nothing for a sheet without masks', () => {
    expect(createDrawings('.b { color: red }')).toBeNull()
  })

  it('draws one alone from its whole picture', () => {
    const one = createDrawings(`.b { --icon: ${mask('M1 1')} }`)
    expect(one?.take(`.b { --icon: ${mask('M1 1')} }`, '/d.svg')).toContain(
      'url(/d.svg) 0 0/100% 100%',
    )
  })
})
