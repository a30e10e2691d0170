import { describe, expect, it } from 'vitest'
import { parseContentFile, readContentPages } from './content-file.ts'

const file = (name: string, text: string) => ({ name, text, signature: text })

describe('parseContentFile', () => {
  it('reads a head in YAML, and the text below it [D-74]', () => {
    const text =
      '---\ntitle: "Us: the yard"\nhero:\n  url: /images/yard.jpg\n  alt: The yard\n---\n\n## Since then\n\n---\n'
    expect(parseContentFile('north/about-us.md', text)).toEqual({
      ok: true,
      page: {
        title: 'Us: the yard',
        description: null,
        hero: { url: '/images/yard.jpg', alt: 'The yard' },
        markdown: '## Since then\n\n---',
      },
    })
  })

  it('takes a file without a head as text alone, whatever ends its lines', () => {
    for (const text of ['Words.\r\n', '\uFEFFWords.', '---\n---\nWords.', '---\r\n---\r\nWords.'])
      expect(parseContentFile('north/kia/overview.md', text)).toMatchObject({
        ok: true,
        page: { title: null, markdown: 'Words.' },
      })
  })

  it.each([
    ['north/about-us.md', '---\ntitel: Us\n---\n', 'titel', /titel is not a known setting/],
    ['north/about-us.md', '---\ntitle: 5\n---\n', 'title', /^title/],
    ['north/about-us.md', '---\nhero:\n  url: "javascript:1"\n---\n', 'hero.url', /hero\.url/],
    ['north/about-us.md', '---\ntitle: Us\n', '', /no second line of three hyphens/],
    ['north/about-us.md', '---\ntitle: "Us\n---\n', '', /not YAML/],
    ['north/about-us.md', 'a'.repeat(200_001), '', /200001 characters; 200000 are allowed/],
    ['north/about.md', 'Words.', '', /No page shows this file/],
    ['north/kia/history.md', 'Words.', '', /No page shows this file/],
  ])('refuses %s with the key and a sentence', (name, text, path, message) => {
    const parsed = parseContentFile(name, text)
    expect(parsed).toMatchObject({ ok: false, problems: [{ path }] })
    expect(parsed.ok ? '' : parsed.problems[0]?.message).toMatch(message)
  })
})

describe('readContentPages', () => {
  it('leaves the last good version of a broken file, and every other page alone [D-81]', () => {
    const first = readContentPages(
      [file('north/about-us.md', 'Good.'), file('north/brands.md', 'Brands.')],
      {},
    )
    expect(first.refusals).toEqual([])
    const next = readContentPages(
      [
        file('north/about-us.md', '---\n'),
        file('north/brands.md', 'New brands.'),
        file('north/service.md', '---\n'),
      ],
      first.pages,
    )
    expect(next.pages['about-us']?.markdown).toBe('Good.')
    expect(next.pages['brands']?.markdown).toBe('New brands.')
    expect(next.pages['service']).toBeUndefined()
    expect(next.refusals).toMatchObject([
      { file: 'north/about-us.md', servesLastGood: true },
      { file: 'north/service.md', servesLastGood: false },
    ])
  })
})
