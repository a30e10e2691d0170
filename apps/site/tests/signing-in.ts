import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask, dataFolder, expect, type TestSite } from './journey.ts'

/** Text messages of a site to one phone, the newest first. */
export async function readMessages(
  request: APIRequestContext,
  site: TestSite,
  phone: string,
): Promise<string[]> {
  const html = await (await ask(request, site, '/__dev/inbox')).text()
  const number = phone.replaceAll(' ', '')
  const found = html.matchAll(new RegExp(`<strong>${number}</strong>.*?</p><p>(.*?)</p>`, 'g'))
  return [...found].map(([, text = '']) => text)
}

/** The code that was sent to a phone last. */
export async function readCode(request: APIRequestContext, site: TestSite, phone: string) {
  const [latest = ''] = await readMessages(request, site, phone)
  const [code] = /^\d{6}/.exec(latest) ?? []
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** Another code than the one that was sent. */
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

export const phoneField = (page: Page) => page.getByLabel('Mobile Number')
export const codeField = (page: Page) => page.getByLabel('Verification code')

/** Forgets the codes of journeys before: they all come from one network, of which a site takes ten in an hour (D-59). */
export async function forgetNetwork() {
  const database = await openDatabase({ directory: join(dataFolder, 'postgres') })
  await database.system((tx) =>
    tx.$client.query("delete from sign_in_limits where subject not like '0%'"),
  )
  await database.close()
}

/** Fills in who signs in and asks for a code; waits until one is asked for. */
export async function askForCode(page: Page, contact: { email: string; phone: string }) {
  await page.getByLabel('First Name').fill('Ann')
  await page.getByLabel('Last Name').fill('Lee')
  await page.getByLabel('Email Address').fill(contact.email)
  await phoneField(page).fill(contact.phone)
  await forgetNetwork()
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
}
