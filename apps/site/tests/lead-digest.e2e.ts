import { aContact } from './enquiring.ts'
import { ask, expect, test } from './journey.ts'
import { readMails } from './read-mails.ts'
import { aDealer, aFeedCar, openDealer } from './rows-dealer.ts'
import { forecourt } from './stored-leads.ts'

const dealer = 'digested'
const dayMs = 86_400_000
const brisbaneMs = 36_000_000

/** Tomorrow in Brisbane, whose digest tells of today. */
const tomorrow = () => new Date(Date.now() + brisbaneMs + dayMs).toISOString().slice(0, 10)

test('the digest of a day is printed and sent, as text and in the look of the dealer, to whom the file names', async ({
  request,
}) => {
  const to = aContact().email
  const digest = { recipients: [{ to }, { to: `nobody.${to}`, dealership: dealer }] }
  await openDealer(request, aDealer(dealer, { delivery: { digest } }), [aFeedCar('D100')])
  const { email, phone } = aContact()
  const lead = {
    name: 'Maya',
    last_name: 'Digest',
    email,
    phone,
    postcode: '4000',
    category: 'General Enquiry',
    message: 'Is it still available?',
  }
  const sent = await ask(request, dealer, '/api/leads', { method: 'POST', data: lead })
  expect(sent.status()).toBe(201)
  expect(await readMails(request, dealer, to)).toEqual([])

  const args = ['leads', 'digest', '--site', dealer, '--date', tomorrow()]
  const printed = await forecourt(args)
  expect(printed).toContain(`To: ${to}`)
  expect(printed).toMatch(/Subject: 1 lead on \w+day \d+ \w+/)
  expect(printed).toContain('General Enquiry: 1')
  expect(printed).toMatch(/\d:\d\d [ap]m, Maya Digest: General Enquiry\. Stored here only\./)
  expect(printed).not.toContain(email)
  expect(await readMails(request, dealer, to)).toEqual([])

  expect(await forecourt([...args, '--send'])).toContain('Waits for the mail server')
  const mails = () => readMails(request, dealer, to)
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
  const [mail = ''] = await mails()
  expect(mail).toContain('Maya Digest')
  expect(mail).toContain('Rows Motors')
})
