import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { aCarPath, aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { ask, expect, on, port, test } from './journey.ts'

/** Status of a request whose first line is sent as it stands. */
async function sendLine(line: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nHost: harbour.localhost\r\nConnection: close\r\n\r\n`)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1])
}

test.describe('what one visitor may ask for', () => {
  const search = (request: Parameters<typeof ask>[0], requests: readonly object[]) =>
    ask(request, 'harbour', '/api/search/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'harbour', 'x-algolia-api-key': 'public' },
      data: { requests },
    })
  const repeat = (count: number, one: object) =>
    Array.from({ length: count }, () => ({ indexName: 'cars', ...one }))

  test('a search call over its budget is refused in the shape of the protocol [PLUS-087]', async ({
    request,
  }) => {
    expect((await search(request, repeat(50, { hitsPerPage: 1 }))).status()).toBe(200)
    const all = { hitsPerPage: 1000, facets: ['*'], attributesToHighlight: ['*'] }
    for (const requests of [repeat(100, all), repeat(50, all), repeat(1, { distinct: true })]) {
      const answer = await search(request, requests)
      expect(answer.status()).toBe(400)
      expect(await answer.json()).toEqual({ message: expect.any(String), status: 400 })
    }
  })

  test('ten leads with one phone number are taken, and the eleventh is refused with a sentence and everything typed [D-05]', async ({
    request,
    page,
    expectFaults,
  }) => {
    expectFaults('429 POST harbour/api/leads')
    const { phone } = aContact()
    const send = () =>
      ask(request, 'harbour', '/api/leads', {
        method: 'POST',
        data: {
          name: 'Ann',
          last_name: 'Lee',
          ...aContact(),
          phone,
          message: 'Please call.',
          category: 'General Enquiry',
          dealership_slug: 'harbour-toyota',
          opt_in: true,
        },
      })
    for (let lead = 0; lead < 10; lead += 1) expect((await send()).status()).toBe(201)
    expect((await send()).status()).toBe(429)

    const car = await aCarPath(request, 'harbour', '/search/used-cars')
    await page.goto(on('harbour', `${car}/enquire`))
    await fillContact(page, { ...aContact(), phone })
    await page.getByLabel('Message').fill('Are you open on Sunday?')
    await fillAsPerson(page)
    // Before its code is there the browser sends the form itself, and a page is refused instead of a call.
    await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Too many enquiries with this email or phone number. Please try again in a few minutes.',
    )
    await expect(page.getByLabel('Message')).toHaveValue('Are you open on Sunday?')
    await expect(page.getByLabel('Mobile Number')).toHaveValue(phone)
  })

  test('addresses that mean no page are refused [PLUS-090]', async () => {
    expect(await sendLine('GET /contact')).toBe(200)
    expect(await sendLine('GET http://harbour.localhost/contact')).toBe(400)
    expect(await sendLine('GET /contact?a=%00')).toBe(400)
    expect(await sendLine('GET /index.pageContext.json')).toBe(404)
    for (const method of ['PUT', 'DELETE', 'OPTIONS'])
      expect(await sendLine(`${method} /contact`), method).toBe(405)
  })
})
