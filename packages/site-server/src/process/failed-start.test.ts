import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from '@forecourt/database'
import { afterEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'
import { explainFailedStart, guardStart, StartError, startStep } from './failed-start.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-start-'))
  folders.push(folder)
  return folder
}

/** The error of a server that listens twice on one port, or at an address it has not. */
async function listeningError(host: string): Promise<{ port: number; error: unknown }> {
  const first = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => first.once('listening', resolve))
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const second = createServer().listen(port, host)
  const error = await new Promise((resolve) => second.once('error', resolve))
  first.close()
  return { port, error }
}

describe('explainFailedStart', () => {
  it('says what an operator can remove in the words of whoever found it', () => {
    const words = 'There is no tenant file in /tenants; put one there.'
    expect(explainFailedStart(new StartError(words))).toBe(words)
    expect(explainFailedStart(new DatabaseError('One line\nand another.'))).toBe(
      'One line and another.',
    )
  })

  it('says that a port is taken', async () => {
    const { port, error } = await listeningError('127.0.0.1')
    expect(explainFailedStart(error)).toBe(
      `Port ${port} is taken by another program; stop that one, or choose another port with PORT.`,
    )
  })

  it('says that an address is not of this machine', async () => {
    const { error } = await listeningError('192.0.2.1')
    expect(explainFailedStart(error)).toBe(
      'This machine has no address 192.0.2.1 to listen on; correct HOST, or leave it out.',
    )
  })

  it('says the same of a port that the parent of several workers could not take [PLUS-097]', () => {
    const error = Object.assign(new Error('bind EADDRINUSE null:3000'), {
      syscall: 'bind',
      code: 'EADDRINUSE',
      port: 3000,
    })
    expect(explainFailedStart(error)).toBe(
      'Port 3000 is taken by another program; stop that one, or choose another port with PORT.',
    )
  })

  it('names the file the system refused', async () => {
    const path = join(aFolder(), 'nothing')
    const error: unknown = await readFile(path).catch((reason: unknown) => reason)
    expect(explainFailedStart(error)).toBe(`${path} cannot be used: no such file or directory.`)
  })

  it('says a fault nobody foresaw in one line with its place, not its stack', () => {
    expect(explainFailedStart(new TypeError('odd\nthing.'))).toMatch(
      /^odd thing \(.*failed-start\.test\.ts:\d+\)\.$/,
    )
    expect(explainFailedStart('odd')).toBe('odd')
  })
})

describe('startStep', () => {
  it('tells what the file system refused with the setting that leads there', async () => {
    const file = join(aFolder(), 'a-file')
    writeFileSync(file, '')
    const step = startStep('FORECOURT_DATA', () => prepareDataFolder(join(file, 'data')))
    await expect(step).rejects.toThrow(
      `${join(file, 'data')} cannot be used: not a directory; mend that folder, or choose another with FORECOURT_DATA.`,
    )
    await expect(step).rejects.toBeInstanceOf(StartError)
  })

  it('passes on the result and every other error', async () => {
    expect(await startStep('FORECOURT_DATA', async () => 7)).toBe(7)
    const error = new DatabaseError('away')
    await expect(startStep('FORECOURT_DATA', () => Promise.reject(error))).rejects.toBe(error)
  })
})

/** A process that writes down what happens to it. */
function aProcess() {
  type Listener = (error: unknown) => void
  const listeners: Record<string, Listener[]> = {}
  const done: string[] = []
  const process = {
    on: (event: string, listener: Listener) => (listeners[event] ??= []).push(listener),
    removeAllListeners: (event: string) => delete listeners[event],
    writeError: (text: string) => done.push(text),
    exit: (code: number) => done.push(`exit ${code}`),
  }
  const throwUncaught = (event: string, error: unknown) => {
    for (const listener of listeners[event] ?? []) listener(error)
  }
  return { process, done, throwUncaught }
}

const uncaughtEvents = ['uncaughtException', 'unhandledRejection']

describe('guardStart', () => {
  it.each(uncaughtEvents)(
    'ends at the first %s with one sentence, closed and 1 [PLUS-089]',
    async (event) => {
      const { process, done, throwUncaught } = aProcess()
      process.on(event, () => done.push('printed by somebody else'))
      const close = async () => void done.push('closed')
      guardStart({ process, close, onUncaught: () => done.push('reported') })
      throwUncaught(event, new StartError('PORT must be a whole number.'))
      for (const one of uncaughtEvents) throwUncaught(one, new Error('its consequence'))
      await expect.poll(() => done.at(-1)).toBe('exit 1')
      expect(done).toEqual([
        'Forecourt cannot start: PORT must be a whole number.\n',
        'closed',
        'exit 1',
      ])
    },
  )

  it('ends though what was opened cannot be closed, or never is', async () => {
    for (const close of [
      () => Promise.reject(new Error('away')),
      () => new Promise<void>(() => {}),
    ]) {
      const { process, done, throwUncaught } = aProcess()
      guardStart({ process, close, onUncaught: () => {}, closeMs: 10 })
      throwUncaught('uncaughtException', new Error('odd'))
      await expect.poll(() => done.at(-1)).toBe('exit 1')
    }
  })

  it('reports an exception once the server is ready, closes and ends with 1', async () => {
    const { process, done, throwUncaught } = aProcess()
    const onReady = guardStart({
      process,
      close: async () => void done.push('closed'),
      onUncaught: async (error) => {
        await new Promise(setImmediate)
        done.push(`reported ${String(error)}`)
      },
    })
    onReady()
    throwUncaught('uncaughtException', 'odd')
    throwUncaught('uncaughtException', 'its consequence')
    await expect.poll(() => done.at(-1)).toBe('exit 1')
    expect(done).toEqual(['reported odd', 'closed', 'exit 1'])
  })

  it('reports a rejection once the server is ready, and goes on', () => {
    const { process, done, throwUncaught } = aProcess()
    const reported: unknown[] = []
    const onReady = guardStart({
      process,
      close: async () => {},
      onUncaught: (error) => reported.push(error),
    })
    onReady()
    const errors = [new Error('odd'), new Error('even')]
    for (const error of errors) throwUncaught('unhandledRejection', error)
    expect(reported).toEqual(errors)
    expect(done).toEqual([])
  })
})
