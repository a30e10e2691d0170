import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

/** A request a local service was sent. */
export interface ServedRequest {
  path: string
  headers: IncomingMessage['headers']
  text: string
}

/** Answer of a local service; `null` never answers. */
export type ServedAnswer = { status: number; body?: unknown } | { text: string } | null

/** A server on this machine that answers in place of a paid service. */
export interface LocalService {
  url: string
  requests: readonly ServedRequest[]
  close(): Promise<void>
}

/** Starts a local service; `answer` speaks its protocol. */
export async function startLocalService(
  answer: (request: ServedRequest) => ServedAnswer,
): Promise<LocalService> {
  const requests: ServedRequest[] = []
  const server = createServer((message, response) => {
    let text = ''
    message.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    message.on('end', () => {
      const request = { path: message.url ?? '', headers: message.headers, text }
      requests.push(request)
      const answered = answer(request)
      if (answered === null) return
      if ('text' in answered) return void response.end(answered.text)
      response.writeHead(answered.status, { 'content-type': 'application/json' })
      response.end(answered.body === undefined ? '' : JSON.stringify(answered.body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
