import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Ways a lender answers an application: it takes it, says no in a 4xx or in words, has no answer, answers no
 * JSON, leads to a host nobody named, or leads nowhere.
 */
export type LenderManner =
  | 'takes'
  | 'refuses'
  | 'declines'
  | 'is silent'
  | 'talks nonsense'
  | 'leads elsewhere'
  | 'leads nowhere'

/** An application that arrived. */
export interface LenderCall {
  key: string
  body: { data: Record<string, unknown>; additionalData: Record<string, unknown> }
}

/** A lender on this machine with the calls of YouX; each dealer has a part of its own. */
export interface TestLender {
  /** Address a dealer's tenant file names. */
  urlFor(dealer: string): string
  /** From now on it answers this dealer so. Default `takes`. */
  become(dealer: string, manner: LenderManner): void
  /** Every application of a dealer, repeats as well. */
  calls(dealer: string): readonly LenderCall[]
  /** Keys of the customers it has: the same key again is the same customer. */
  customers(dealer: string): ReadonlySet<string>
  close(): Promise<void>
}

/** Host its applications continue at. */
export const LENDER_HOST = 'apply.lender.example'

/** Where it leads an applicant. */
export const lenderPage = (dealer: string) => `https://${LENDER_HOST}/start?dealer=${dealer}`

/** An address nothing listens at. */
export const DEAD_LENDER = 'http://127.0.0.1:9'

function reply(response: ServerResponse, manner: LenderManner, dealer: string): void {
  const json = (body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  switch (manner) {
    case 'takes':
      return void json({ redirectUrl: lenderPage(dealer) })
    case 'refuses':
      return void json({ error: 'postCode is not served' }, 422)
    case 'declines':
      return void json({ error: 'kim@example.com is on a list' })
    case 'talks nonsense':
      return void response.end('<html>Service Unavailable</html>')
    case 'leads elsewhere':
      return void json({ redirectUrl: 'https://evil.example/start' })
    case 'leads nowhere':
      return void json({})
    case 'is silent':
      return
  }
}

/** Starts a lender at a port the system chose. */
export async function startTestLender(): Promise<TestLender> {
  const manners = new Map<string, LenderManner>()
  const calls = new Map<string, LenderCall[]>()
  const customers = new Map<string, Set<string>>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const [, dealer = '', call] = (request.url ?? '').split('/')
    if (call !== 'create-customer') return void response.writeHead(404).end()
    const key = String(request.headers['idempotency-key'])
    const body = JSON.parse(text) as LenderCall['body']
    calls.set(dealer, [...(calls.get(dealer) ?? []), { key, body }])
    const manner = manners.get(dealer) ?? 'takes'
    if (manner === 'takes') customers.set(dealer, (customers.get(dealer) ?? new Set()).add(key))
    reply(response, manner, dealer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlFor: (dealer) => `http://127.0.0.1:${port}/${dealer}`,
    become: (dealer, manner) => void manners.set(dealer, manner),
    calls: (dealer) => calls.get(dealer) ?? [],
    customers: (dealer) => customers.get(dealer) ?? new Set(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
