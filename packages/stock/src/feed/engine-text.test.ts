import { describe, expect, it } from 'vitest'
import { parseEngineText } from './engine-text.ts'

describe('parseEngineText', () => {
  it.each([
    ['2.0 L', { cc: null, litres: 2 }],
    ['2.0', { cc: null, litres: 2 }],
    ['3.5 litre', { cc: null, litres: 3.5 }],
    ['1.5L Turbo', { cc: null, litres: 1.5 }],
    ['1998 cc', { cc: 1998, litres: 2 }],
    ['1,998cc', { cc: 1998, litres: 2 }],
    ['2393', { cc: 2393, litres: 2.4 }],
    ['49', { cc: 49, litres: 0 }],
    ['20', { cc: null, litres: 20 }],
  ])('reads %j', (text, value) => {
    expect(parseEngineText(text)).toEqual({ ok: true, value })
  })

  it.each(['- L', '-', '', '0', '0 cc', 'N/A'])('reads %j as none', (text) => {
    expect(parseEngineText(text)).toEqual({ ok: true, value: null })
  })

  it.each(['big', '21 L', '25', '48 cc', '99000 cc'])('refuses %j', (text) => {
    expect(parseEngineText(text)).toEqual({
      ok: false,
      reason: 'is not an engine size in litres or cc',
    })
  })
})
