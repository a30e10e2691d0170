import { request as httpRequest } from 'node:http'
import { liteClient } from 'algoliasearch/lite'
import { port } from './journey.ts'

/** Options of Algolia's own clients; only their socket goes to this machine with the site's host name. */
export function reaching(site: string, path = '/api/search') {
  const hostname = `${site}.localhost:${port}`
  return {
    hosts: [
      {
        url: hostname + path,
        accept: 'readWrite' as const,
        protocol: 'http' as const,
      },
    ],
    requester: { send: (sent: SentRequest) => sendTo(hostname, sent) },
  }
}

type SentRequest = Parameters<
  NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>['send']
>[0]

/** Answer of a site to one request. */
export interface RawAnswer {
  status: number
  type: string
  content: string
}

/** One request as it stands, with any method, to this machine under the site's host name. */
export function sendRaw(
  hostname: string,
  path: string,
  { method, headers, data }: Pick<SentRequest, 'headers' | 'data'> & { method: string },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        path,
        method,
        headers: { ...headers, host: hostname },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            content: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(data)
  })
}

async function sendTo(hostname: string, { url, ...sent }: SentRequest) {
  const { pathname, search } = new URL(url)
  const { status, content } = await sendRaw(hostname, pathname + search, sent)
  return { status, content, isTimedOut: false }
}

/** The lite client of a site's browser. */
export const clientOf = (site: string, key = 'public') => liteClient(site, key, reaching(site))
