import type { APIRequestContext } from '@playwright/test'
import { ask } from './journey.ts'

/** Mails of a site to an address that wait in the inbox of development. */
export async function readMails(
  request: APIRequestContext,
  site: string,
  email: string,
): Promise<string[]> {
  const html = await (await ask(request, site, '/__dev/inbox')).text()
  return html.split('<li>').filter((mail) => mail.includes(`<strong>${email}</strong>`))
}
