import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

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
