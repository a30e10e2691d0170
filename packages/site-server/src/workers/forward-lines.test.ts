import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { forwardLines } from './forward-lines.ts'

describe('forwardLines', () => {
  it('writes whole lines, however they come, and the rest at the end', async () => {
    const from = new PassThrough()
    const written: string[] = []
    const ended = forwardLines(from, (lines) => written.push(lines))
    for (const part of ['{"a":', '1}\n{"b":2}\n{"c"', ':3}\n', 'no end'])
      await new Promise<void>((resolve) => from.write(part, () => resolve()))
    from.end()
    await ended
    expect(written.every((lines) => lines === 'no end' || lines.endsWith('\n'))).toBe(true)
    expect(written.join('')).toBe('{"a":1}\n{"b":2}\n{"c":3}\nno end')
  })
})
