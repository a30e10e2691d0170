import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { silentLogger } from './logger.ts'
import { waitForDatabase } from './wait-for-database.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that does one thing with each connection. */
async function aServer(answer: (socket: Socket) => void, port = 0): Promise<number> {
  const server = createServer((socket) => socket.once('data', () => answer(socket)))
  servers.push(server.listen(port, '127.0.0.1'))
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** PostgreSQL's message of an error, as its protocol has it. */
function refusal(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`)
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

const connect = (port: number, seconds = 0, logger = silentLogger) =>
  waitForDatabase(
    { connectionString: `postgres://jo:secret-9@127.0.0.1:${port}/stock` },
    seconds,
    logger,
  )

async function freePort(): Promise<number> {
  const port = await aServer(() => {})
  const server = servers.pop()
  server?.close()
  if (server) await once(server, 'close')
  return port
}

describe('waitForDatabase', () => {
  it.each([
    [
      '28P01',
      'password authentication failed for user "jo"',
      'refuses the user (password authentication failed for user "jo"); correct the name or the password in DATABASE_URL.',
    ],
    [
      '3D000',
      'database "stock" does not exist',
      'is not there (database "stock" does not exist); make it, or correct its name in DATABASE_URL.',
    ],
    [
      '53300',
      'too many connections',
      'cannot be used (too many connections); correct DATABASE_URL.',
    ],
  ])('says at once what a server answered with %s', async (code, words, expected) => {
    const port = await aServer((socket) => socket.end(refusal(code, words)))
    await expect(connect(port, 60)).rejects.toThrow(`The database at 127.0.0.1:${port} ${expected}`)
  })

  it('says what does not answer, without the password', async () => {
    const port = await freePort()
    const failure: unknown = await connect(port).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      name: 'DatabaseError',
      message: `The database at 127.0.0.1:${port} does not answer (connect ECONNREFUSED 127.0.0.1:${port}); start it, or correct DATABASE_URL.`,
    })
    expect(String(failure)).not.toContain('secret-9')
  })

  it('says what is no PostgreSQL', async () => {
    const port = await aServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await expect(connect(port)).rejects.toThrow(
      `The database at 127.0.0.1:${port} ends every connection and may not be a PostgreSQL; correct DATABASE_URL.`,
    )
  })

  it('waits for a server that is away, says so once, and goes on when it answers [PLUS-089]', async () => {
    const port = await freePort()
    const notices: string[] = []
    const logger = { ...silentLogger, warn: (words: string) => notices.push(words) }
    const connected = connect(port, 60, logger)
    await expect
      .poll(() => notices)
      .toEqual([`the database at 127.0.0.1:${port} does not answer; waiting up to 60 s`])
    await aServer((socket) => socket.write(welcome), port)
    const client = await connected
    expect(notices).toHaveLength(1)
    await client.end()
  })

  it('gives up after the time it was given [PLUS-089]', async () => {
    const port = await freePort()
    const notices: string[] = []
    const logger = { ...silentLogger, warn: (words: string) => notices.push(words) }
    await expect(connect(port, 1, logger)).rejects.toThrow('does not answer')
    expect(notices).toEqual([
      `the database at 127.0.0.1:${port} does not answer; waiting up to 1 s`,
    ])
  })
})
