import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhookSignature } from '@forecourt/feature-leads/model'

/** A receiver of webhooks that remembers which leads reached it. */
export interface WebhookReceiver {
  url: string
  secret: string
  /** Ids of leads that came with a valid signature. */
  received: Set<string>
  /** How many came with a bad one. */
  forged(): number
  close(): Promise<void>
}

/** Listens on this machine; outlives the servers that are killed. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = crypto.randomUUID()
  const received = new Set<string>()
  let forged = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const header = String(request.headers['x-forecourt-signature'])
    const nowSeconds = Date.now() / 1000
    if (await verifyWebhookSignature({ secret, body, header, nowSeconds })) {
      received.add((JSON.parse(body) as { id: string }).id)
    } else forged += 1
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    secret,
    received,
    forged: () => forged,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
