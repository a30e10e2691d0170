import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { ignoreBrokenPipes } from './broken-pipe.ts'

/** A process that writes to its log again and again, and ends by itself with 7 after its twentieth line. */
const writer = (setUp: string) => `
  import { ignoreBrokenPipes } from ${JSON.stringify(new URL('./broken-pipe.ts', import.meta.url).href)}
  ${setUp}
  let lines = 0
  setInterval(() => {
    if (lines === 20) process.exit(7)
    lines += 1
    process.stdout.write('a line of the log\\n')
  }, 5)
`

async function exitCodeOf(setUp: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer(setUp)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child.stdout.destroy()
  const [code] = await once(child, 'exit')
  return code
}

describe('ignoreBrokenPipes', () => {
  it('lets a process live when nobody reads its log any more', async () => {
    expect(await exitCodeOf('ignoreBrokenPipes()')).toBe(7)
    expect(await exitCodeOf('')).not.toBe(7)
  })

  it('throws every other error of a log', () => {
    const log = new PassThrough()
    ignoreBrokenPipes([log])
    expect(() => log.emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow(
      'full',
    )
  })
})
