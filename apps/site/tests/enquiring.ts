import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ask, type TestSite } from './journey.ts'

/** Path of the first vehicle of a stock page that can still be had. */
export async function aCarPath(request: APIRequestContext, site: TestSite, search: string) {
  const html = await (await ask(request, site, search)).text()
  const [, path] = /href="(\/cars\/[a-z0-9-]+)\/enquire"/.exec(html) ?? []
  if (!path) throw new Error(`no vehicle to be had at ${search}`)
  return path
}

/** Fills in who asks. */
export async function fillContact(place: Page | Locator) {
  await place.getByLabel('First Name').fill('Sam')
  await place.getByLabel('Last Name').fill('Tran')
  await place.getByLabel('Email Address').fill('sam@example.com')
  await place.getByLabel('Mobile Number').fill('0491 570 157')
}

/** A form sent sooner is taken for a program's; milliseconds. */
export const humanPauseMs = 2100
