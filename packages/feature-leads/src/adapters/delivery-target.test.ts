import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { aLead, aLeadOffer } from '../testing/index.ts'
import { createDeliveryTarget } from './delivery-target.ts'
import { createEmailTarget } from './email-target.ts'
import { createHttpAdf } from './http-adf.ts'
import { createSmtpEmailSender } from './smtp-email-sender.ts'

const vendor = { name: 'Harbour Toyota', phone: '07 7010 0000', url: 'https://harbour.example/' }
const vendorOf = () => vendor
const clock = () => new Date('2026-11-20T00:00:00.000Z')
const outgoing = (lead = aLead()) => ({ siteId: 'harbour', deliveryId: 'd-1', attempt: 2, lead })

let server: Server | HttpServer | undefined
afterEach(
  () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
)

async function listen(next: Server | HttpServer): Promise<number> {
  server = next
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve))
  return (next.address() as AddressInfo).port
}

describe('createHttpAdf', () => {
  async function aReceiver(status: number) {
    const received: { headers: IncomingHttpHeaders; body: string }[] = []
    const port = await listen(
      createServer(async (request, response) => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk as Buffer)
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
        response.writeHead(status, { connection: 'close' }).end()
      }),
    )
    return { received, options: { url: `http://127.0.0.1:${port}/adf`, fetch, clock, vendorOf } }
  }

  it('posts the lead as ADF with the token and the number of the try', async () => {
    const { received, options } = await aReceiver(200)
    const target = createHttpAdf({ ...options, token: 'fixture-token' })
    const lead = aLead({ payload: { message: 'Grüße & <b>' } })
    expect(await target.deliver(outgoing(lead))).toEqual({
      isDelivered: true,
      statusCode: 200,
      error: null,
    })
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/x-adf+xml; charset=utf-8',
      authorization: 'Bearer fixture-token',
      'x-forecourt-delivery': 'd-1',
      'x-forecourt-attempt': '2',
    })
    expect(received[0]?.body).toContain('Grüße &amp; &lt;b&gt;')
    expect(received[0]?.body).toContain('<vendorname>Harbour Toyota</vendorname>')
  })

  it('sends no authorization where none is wanted, and nothing where the token is missing', async () => {
    const { received, options } = await aReceiver(500)
    expect(await createHttpAdf({ ...options, token: null }).deliver(outgoing())).toEqual({
      isDelivered: false,
      statusCode: 500,
      error: 'answered 500',
    })
    expect(received[0]?.headers.authorization).toBeUndefined()
    const outcome = await createHttpAdf({ ...options, token: undefined }).deliver(outgoing())
    expect(outcome.error).toBe('the token is not set in the environment')
    expect(received).toHaveLength(1)
  })
})

/** A mail server that speaks as much SMTP as it takes to accept or refuse one mail. */
async function aMailServer(answerToMail = '250 queued') {
  const mails: string[] = []
  const port = await listen(
    createTcpServer((socket) => {
      let isInData = false
      let mail = ''
      const say = (line: string) => socket.write(`${line}\r\n`)
      socket.on('error', () => undefined)
      say('220 mail.test ESMTP')
      socket.on('data', (chunk) => {
        const text = chunk.toString()
        if (isInData) {
          mail += text
          if (!mail.endsWith('\r\n.\r\n')) return
          isInData = false
          mails.push(mail)
          say(answerToMail)
        } else if (/^(EHLO|HELO)/.test(text)) say('250 mail.test')
        else if (text.startsWith('DATA')) {
          isInData = true
          say('354 go on')
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
        else say('250 ok')
      })
    }),
  )
  const from = 'Harbour Motors <leads@harbour.example>'
  const sender = createSmtpEmailSender({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 2000 })
  return { mails, sender }
}

describe('createEmailTarget with createSmtpEmailSender', () => {
  const site = aSite({ url: 'https://harbour.example' })

  it('sends ADF as plain text, to be answered to the visitor', async () => {
    const { mails, sender } = await aMailServer()
    const target = createEmailTarget({ to: 'crm@d.example', format: 'adf', sender, site })
    expect(await target.deliver(outgoing())).toMatchObject({ isDelivered: true })
    expect(mails[0]).toContain('Message-ID: <d-1@harbour.example>')
    expect(mails[0]).toContain('Reply-To: ann.lee@example.com')
    expect(mails[0]).toContain('To: crm@d.example')
    expect(mails[0]).toContain('Content-Type: text/plain')
    expect(mails[0]).toContain('<?adf version=3D"1.0"?>')
  })

  it('sends words to a person', async () => {
    const { mails, sender } = await aMailServer()
    const target = createEmailTarget({ to: 'sales@d.example', format: 'text', sender, site })
    await target.deliver(outgoing(aLead({ offer: aLeadOffer({ availability: 'reserved' }) })))
    expect(mails[0]).toContain('Subject: Vehicle Enquiry')
    expect(mails[0]).toContain('Price shown: $24,990 Drive Away in QLD')
    expect(mails[0]).toContain('Availability: Reserved')
    expect(mails[0]).toContain('First name: Ann')
    expect(mails[0]).not.toContain('<adf>')
  })

  it('names the address that unsubscribes for mail programs with a button of their own [PLUS-107]', async () => {
    const { mails, sender } = await aMailServer()
    const mail = {
      siteId: 'h',
      to: 'ann@d.example',
      subject: 'News',
      text: 'News',
      messageId: 'n@h',
    }
    const unsubscribeUrl = 'https://harbour.example/pages/unsubscribe?token=t'
    await sender.send({ ...mail, unsubscribeUrl })
    await sender.send(mail)
    expect(mails[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mails[1]).not.toContain('List-Unsubscribe')
  })

  it('lets nothing a visitor types become a header or another receiver', async () => {
    const { mails, sender } = await aMailServer()
    const target = createEmailTarget({ to: 'sales@d.example', format: 'text', sender, site })
    const typed = 'x\r\nBcc: all@spam.example'
    const payload = { category: typed, 'Vehicle Make': typed, email: `a@b.au\r\nBcc: c@d.au` }
    await target.deliver(outgoing(aLead({ payload })))
    const [head = ''] = (mails[0] ?? '').split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head).toContain('Subject: x Bcc: all@spam.example')
  })

  it('is tried again after a refusal, and says so without the words of the server', async () => {
    const { sender } = await aMailServer('451 mailbox of bob@d.example is busy')
    const target = createEmailTarget({ to: 'bob@d.example', format: 'text', sender, site })
    expect(await target.deliver(outgoing())).toEqual({
      isDelivered: false,
      statusCode: 451,
      error: 'the mail server answered 451',
    })
  })

  it('is tried again where no server answers or none is named', async () => {
    const sender = createSmtpEmailSender({ url: 'smtp://127.0.0.1:1', from: 'a@b.au' })
    const options = { to: 'bob@d.example', format: 'text', site } as const
    const unreachable = await createEmailTarget({ ...options, sender }).deliver(outgoing())
    expect(unreachable).toMatchObject({ isDelivered: false, statusCode: null })
    const unnamed = await createEmailTarget({ ...options, sender: null }).deliver(outgoing())
    expect(unnamed.error).toBe('no mail server is set in the environment')
  })
})

describe('createDeliveryTarget', () => {
  const site = aSite({ name: 'Example Motors' })
  const ports = { fetch, clock: () => new Date(0), secretOf: () => undefined, email: null }
  it.each([
    [
      {
        id: 'crm',
        purpose: 'leads',
        type: 'webhook',
        url: 'https://x.example',
        secretEnv: 'SECRET',
      } as const,
      'the signing secret is not set in the environment',
    ],
    [
      {
        id: 'crm',
        purpose: 'leads',
        type: 'adf',
        url: 'https://x.example',
        tokenEnv: 'TOKEN',
      } as const,
      'the token is not set in the environment',
    ],
    [
      { id: 'crm', purpose: 'leads', type: 'email', to: 'a@b.au', format: 'text' } as const,
      'no mail server is set in the environment',
    ],
  ])('says what a target of the environment lacks: %j', async (config, error) => {
    const outcome = await createDeliveryTarget(config, site, ports).deliver(outgoing())
    expect(outcome).toEqual({ isDelivered: false, statusCode: null, error })
  })

  it('tells the receiver the dealership of the lead and the telephone of its place', async () => {
    const { mails, sender } = await aMailServer()
    const config = {
      id: 'crm',
      purpose: 'leads',
      type: 'email',
      to: 'a@b.au',
      format: 'adf',
    } as const
    const target = createDeliveryTarget(config, site, { ...ports, email: sender })
    await target.deliver(outgoing(aLead({ payload: { dealership_slug: 'example-motors' } })))
    const text = (mails[0] ?? '').replaceAll('=\r\n', '')
    expect(text).toContain('<vendorname>Example Motors</vendorname>')
    expect(text).toContain('07 7010 0000</phone>')
  })
})
