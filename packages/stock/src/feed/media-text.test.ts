import { describe, expect, it } from 'vitest'
import {
  isVideoFile,
  parseHotspotsText,
  parseSpinCodeText,
  parseUrlText,
  parseVideosText,
} from './media-text.ts'
import { nothing, parsed } from './parsed.ts'

const reasonOf = (result: { ok: boolean; reason?: string }) => (result.ok ? null : result.reason)

describe('parseUrlText', () => {
  it.each(['https://a.example/1.jpg', '/images/1.jpg'])('takes %s', (url) => {
    expect(parseUrlText(url)).toEqual(parsed(url))
  })

  it.each(['', '-', 'N/A'])('takes %j as nothing', (text) => {
    expect(parseUrlText(text)).toEqual(nothing)
  })

  it.each(['http://a.example/1.jpg', '//a.example/1.jpg', 'javascript:alert(1)', 'later'])(
    'refuses %s',
    (text) => {
      expect(reasonOf(parseUrlText(text))).toBe('is not an https address')
    },
  )
})

describe('parseVideosText', () => {
  it.each([
    ['/a.mp4', ['/a.mp4']],
    ['https://v.example/a.mp4|/b.mp4', ['https://v.example/a.mp4', '/b.mp4']],
    ['["/a.mp4", "/b.mp4", "/a.mp4"]', ['/a.mp4', '/b.mp4']],
    ['[{"url": "/a.mp4"}, {"video": {"url": "/b.mp4"}}]', ['/a.mp4', '/b.mp4']],
  ])('reads %s [DATA-013]', (text, urls) => {
    expect(parseVideosText(text)).toEqual(parsed({ urls, refused: 0 }))
  })

  it('counts the entries that are no address, and keeps the others', () => {
    const text = '["/a.mp4", "http://v.example/b.mp4", 7, {"video": null}]'
    expect(parseVideosText(text)).toEqual(parsed({ urls: ['/a.mp4'], refused: 3 }))
  })

  it.each(['{"url": "/a.mp4"}', '["/a.mp4"'])('refuses %s', (text) => {
    expect(reasonOf(parseVideosText(text))).toBe('is not a list of videos')
  })
})

describe('isVideoFile', () => {
  it('knows a file by its ending and leaves pages with a player', () => {
    expect(isVideoFile('https://v.example/walk.MP4?w=1')).toBe(true)
    expect(isVideoFile('/walk.webm')).toBe(true)
    expect(isVideoFile('https://v.example/watch?v=mp4')).toBe(false)
  })
})

describe('parseSpinCodeText', () => {
  it.each([
    ['https://spin.example/embed?id=1&b=2', 'https://spin.example/embed?id=1&b=2'],
    ['//spin.example/embed', 'https://spin.example/embed'],
    [
      '<div><iframe width="100%" src="https://spin.example/e?a=1&amp;b=2" allowfullscreen></iframe></div>',
      'https://spin.example/e?a=1&b=2',
    ],
    ["<iframe src='//spin.example/e'></iframe>", 'https://spin.example/e'],
  ])('reads %s', (text, address) => {
    expect(parseSpinCodeText(text)).toEqual(parsed(address))
  })

  it.each([
    '<script src="https://spin.example/e.js"></script>',
    '<iframe srcdoc="<p>" data-src="https://spin.example/e"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    'http://spin.example/e',
    'A1B2C3',
    `https://spin.example/${'a'.repeat(2000)}`,
  ])('refuses %s [D-87]', (text) => {
    expect(reasonOf(parseSpinCodeText(text))).toBe('is neither an https address nor a frame of one')
  })
})

describe('parseHotspotsText', () => {
  const read = (exterior: unknown, interior: unknown = [], frames = 36) =>
    parseHotspotsText(JSON.stringify({ exterior, interior }), frames)
  const spot = (position: object, description = 'Tow bar') => ({
    description,
    positions: [{ angle: 0, x: 50, y: 50, ...position }],
  })

  it('reads points outside and inside, numbers also as text [DATA-014]', () => {
    const inside = { description: '<b>Screen</b>', positions: [{ x: '10', y: '20.5' }] }
    expect(read([spot({ angle: '35', x: 0, y: 100 })], [inside])).toEqual(
      parsed({
        exterior: [{ description: 'Tow bar', positions: [{ angle: 35, x: 0, y: 100 }] }],
        interior: [{ description: 'Screen', positions: [{ angle: 0, x: 10, y: 20.5 }] }],
      }),
    )
  })

  it('is nothing without a point', () => {
    expect(read([])).toEqual(nothing)
    expect(parseHotspotsText('{}', 36)).toEqual(nothing)
    expect(parseHotspotsText('', 36)).toEqual(nothing)
  })

  it('leaves the angles unchecked where the turn is not known', () => {
    expect(read([spot({ angle: 36 })], [], 0).ok).toBe(true)
  })

  it.each<[unknown, string]>([
    [spot({}, ' '), 'exterior 1 has no description'],
    [spot({}, 'a'.repeat(501)), 'exterior 1 has more than 500 characters'],
    [{ description: 'Tow bar', positions: [] }, 'exterior 1 has no positions'],
    [spot({ angle: -1 }), 'exterior 1 has an angle that is not a frame number'],
    [spot({ angle: 1.5 }), 'exterior 1 has an angle that is not a frame number'],
    [spot({ angle: 36 }), 'exterior 1 stands on frame 36 of 0 to 35'],
    [spot({ x: 100.5 }), 'exterior 1 has a place outside 0 to 100 percent'],
    [spot({ y: -0.5 }), 'exterior 1 has a place outside 0 to 100 percent'],
    [spot({ x: 'left' }), 'exterior 1 has a place outside 0 to 100 percent'],
    ['Tow bar', 'exterior 1 has no description'],
  ])('refuses %j', (wrong, reason) => {
    expect(reasonOf(read([wrong]))).toBe(reason)
    expect(reasonOf(read([spot({}), wrong]))).toBe(reason.replace('exterior 1', 'exterior 2'))
  })

  it.each(['[]', '"front"', '{"exterior": {}}', '{'])('refuses %s', (text) => {
    expect(reasonOf(parseHotspotsText(text, 36))).toBe(
      'is not an object with lists of exterior and interior',
    )
  })
})
