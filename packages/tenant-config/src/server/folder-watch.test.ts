import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type FolderWatchOptions, watchFolder } from './folder-watch.ts'

async function aWatch(options: Partial<FolderWatchOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'folder-watch-'))
  const seen = { looks: 0, failures: 0 }
  const stop = watchFolder({
    folders: [folder, join(folder, 'themes')],
    look: async () => void (seen.looks += 1),
    pauseMs: 60_000,
    onFailure: () => void (seen.failures += 1),
    ...options,
  })
  onTestFinished(async () => {
    stop()
    await rm(folder, { recursive: true })
  })
  return { folder, seen, stop }
}

describe('watchFolder', () => {
  it.runIf(process.platform === 'linux')(
    'looks when the system reports that a file came, changed or was renamed [PLUS-045]',
    async () => {
      const { folder, seen } = await aWatch({ isReported: async () => true })
      await expect.poll(() => seen.looks).toBe(1)
      const [first, second] = [join(folder, 'a.json'), join(folder, 'b.json')]
      const changes = [
        () => writeFile(first, '{}'),
        () => writeFile(first, '{"id":"a"}'),
        () => rename(first, second),
      ]
      for (const change of changes) {
        const { looks } = seen
        await change()
        await expect.poll(() => seen.looks).toBeGreaterThan(looks)
      }
    },
  )

  it('looks again and again where the system reports nothing', async () => {
    const { seen } = await aWatch({ pauseMs: 1, isReported: async () => false })
    await expect.poll(() => seen.looks).toBeGreaterThan(3)
  })

  it('looks on after a look that failed', async () => {
    let looks = 0
    const { seen } = await aWatch({
      pauseMs: 1,
      isReported: async () => {
        throw new Error('no such folder')
      },
      look: async () => {
        looks += 1
        throw new Error('away')
      },
    })
    await expect.poll(() => looks).toBeGreaterThan(2)
    expect(seen.failures).toBeGreaterThan(1)
  })

  it('looks no more once it is ended', async () => {
    const { seen, stop } = await aWatch({ pauseMs: 1, isReported: async () => false })
    await expect.poll(() => seen.looks).toBeGreaterThan(0)
    stop()
    const { looks } = seen
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen.looks).toBeLessThanOrEqual(looks + 1)
  })
})
