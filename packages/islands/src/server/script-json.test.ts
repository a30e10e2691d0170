import { describe, expect, it } from 'vitest'
import { toScriptJson } from './script-json.ts'

describe('toScriptJson', () => {
  it('cannot end its script element', () => {
    expect(toScriptJson('</script>\u2028')).toBe('"\\u003c/script>\\u2028"')
  })
})
