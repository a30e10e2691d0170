import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLineBatch, createLogger } from './logger.ts'

function aLogger() {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger(
    (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
    () => new Date('2026-11-22T01:02:03.004Z'),
  )
  return { lines, logger }
}

const at = '2026-11-22T01:02:03.004Z'
const request = { id: 'r-1', site: 'harbour' }

describe('createLogger', () => {
  it('says in every line which of several workers wrote it [PLUS-097]', () => {
    const lines: string[] = []
    const logger = createLogger((line) => lines.push(line), undefined, 2)
    logger.info('stock index built', { records: 5 })
    logger.logRequest({ ...request, method: 'GET', path: '/', status: 200, ms: 1 })
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ worker: 2, records: 5 }),
      expect.objectContaining({ worker: 2, site: 'harbour', status: 200 }),
    ])
  })

  it('writes a line with its time, level and message, and an error by its parts', () => {
    const { lines, logger } = aLogger()
    logger.warn('a view could not be counted', { carId: 7, error: new TypeError('away') })
    expect(lines).toEqual([
      {
        at,
        level: 'warn',
        message: 'a view could not be counted',
        carId: 7,
        error: { name: 'TypeError', message: 'away', stack: expect.stringContaining('away') },
      },
    ])
  })

  it('gives request and site to every line while a request is handled, however deep', async () => {
    const { lines, logger } = aLogger()
    const deep = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      logger.error('search failed', { site: 'harbour', carId: 7 })
    }
    await logger.duringRequest(request, () => Promise.all([deep(), deep()]))
    const line = { at, level: 'error', message: 'search failed', ...request, carId: 7 }
    expect(lines).toEqual([line, line])
  })

  it('keeps requests at the same time apart, and lines without one without fields', async () => {
    const { lines, logger } = aLogger()
    const handle = (id: string) =>
      logger.duringRequest({ id, site: null }, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        logger.info(id)
      })
    await Promise.all([handle('one'), handle('two')])
    logger.info('nobody asked')
    expect(lines.map(({ message, id }) => [message, id])).toEqual([
      ['one', 'one'],
      ['two', 'two'],
      ['nobody asked', undefined],
    ])
  })

  it('gives nothing to work that outlives the request, also after it failed', async () => {
    const { lines, logger } = aLogger()
    let finish = () => {}
    let work: Promise<void> = Promise.resolve()
    const failing = logger.duringRequest(request, async () => {
      work = new Promise<void>((resolve) => {
        finish = resolve
      }).then(() => logger.info('A lead was delivered'))
      throw new Error('away')
    })
    await expect(failing).rejects.toThrow('away')
    finish()
    await work
    expect(lines).toEqual([{ at, level: 'info', message: 'A lead was delivered' }])
  })

  it('lets no field replace time, level, message, request or site', async () => {
    const { lines, logger } = aLogger()
    const fields = { at: ['place'], level: 9, message: 'other', id: 'lead-1', site: 'other' }
    await logger.duringRequest(request, async () => logger.error('a request failed', fields))
    expect(lines).toEqual([
      {
        at,
        level: 'error',
        message: 'a request failed',
        ...request,
        field_at: ['place'],
        field_level: 9,
        field_message: 'other',
        field_id: 'lead-1',
        field_site: 'other',
      },
    ])
  })
})

describe('logRequest', () => {
  it('writes the line of a request', () => {
    const { lines, logger } = aLogger()
    const line = { ...request, method: 'GET', path: '/search/"utes"', status: 200 }
    logger.logRequest({ ...line, ms: 1.26 })
    logger.logRequest({ ...line, site: null, ms: 0.04 })
    const fixed = { at, level: 'info', message: 'request' }
    expect(lines).toEqual([
      { ...fixed, ...line, ms: 1.3 },
      { ...fixed, ...line, site: null, ms: 0 },
    ])
  })
})

describe('createLineBatch', () => {
  afterEach(() => vi.useRealTimers())

  it('writes lines together a tenth of a second after the first, or once they are many', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const written: string[] = []
    const { add } = createLineBatch((lines) => written.push(lines))
    add('one\n')
    vi.advanceTimersByTime(99)
    add('two\n')
    expect(written).toEqual([])
    vi.advanceTimersByTime(1)
    expect(written).toEqual(['one\ntwo\n'])
    add('x'.repeat(65_535))
    expect(written).toHaveLength(1)
    add('\n')
    expect(written[1]).toHaveLength(65_536)
    vi.advanceTimersByTime(1000)
    expect(written).toHaveLength(2)
  })

  it('writes the rest when it is asked to', () => {
    const written: string[] = []
    const { add, flush } = createLineBatch((lines) => written.push(lines))
    add('last\n')
    flush()
    flush()
    expect(written).toEqual(['last\n'])
  })
})
