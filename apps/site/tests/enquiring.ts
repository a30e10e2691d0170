import { createRenderedAtToken, renderedAtField } from '@forecourt/feature-leads/model'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ask, type TestSite } from './journey.ts'

/** Path of the first vehicle of a stock page that can still be had. */
export async function aCarPath(request: APIRequestContext, site: TestSite, search: string) {
  const html = await (await ask(request, site, search)).text()
  const [, path] = /href="(\/cars\/[a-z0-9-]+)\/enquire"/.exec(html) ?? []
  if (!path) throw new Error(`no vehicle to be had at ${search}`)
  return path
}

/** Path of the first vehicle a stock page lists. */
export async function findCarPath(request: APIRequestContext, site: TestSite, search: string) {
  const html = await (await ask(request, site, search)).text()
  const [, path] = /<article[\s\S]*?href="(\/cars\/[a-z0-9-]+)/.exec(html) ?? []
  if (!path) throw new Error(`no vehicle at ${search}`)
  return path
}

let contacts = 0

/** An email and a mobile number nobody else has: a site takes ten leads with one of them (D-05). */
export function aContact() {
  contacts += 1
  const digits = String((process.pid % 1000) * 1000 + contacts).padStart(6, '0')
  return {
    email: `sam.${process.pid}.${contacts}@example.com`,
    phone: `0491 ${digits.slice(0, 3)} ${digits.slice(3)}`,
  }
}

/** Opens what a short form asks beside the needed. */
export const openDetails = (place: Page | Locator) => place.getByText('Add details').click()

/** Fills in who asks; gives the email and the number. */
export async function fillContact(place: Page | Locator, contact = aContact()) {
  await place.getByLabel('First Name').fill('Sam')
  const lastName = place.getByLabel('Last Name')
  if (!(await lastName.isVisible())) await openDetails(place)
  await lastName.fill('Tran')
  await place.getByLabel('Email Address').fill(contact.email)
  await place.getByLabel('Mobile Number').fill(contact.phone)
  return contact
}

/** Rendering that lies a minute back, in a body that is JSON or of a form. */
const aged = (body: string) =>
  body.replace(
    new RegExp(`("?${renderedAtField}"?[:=]"?)(?:\\+|%2B)?[0-9a-z]+`),
    `$1${createRenderedAtToken(new Date(Date.now() - 60_000))}`,
  )

/**
 * Lets every form of the page be sent as by a person who took a minute to fill it in. Sent within 2 s
 * of its rendering it would count as a program's, however soon the machine is done (`D-03`).
 */
export async function fillAsPerson(page: Page): Promise<void> {
  const isForm = ({ pathname }: URL) =>
    /^\/(?:api\/leads$|cars\/|contact|service$|careers$|book-test-drive|vehicle-parts|finance|apply-for-finance|trade-in|sell-my-car|personalised\/finance|fresh-start)/.test(
      pathname,
    )
  await page.route(isForm, async (route) => {
    const body = route.request().postData()
    await (body === null ? route.fallback() : route.fallback({ postData: aged(body) }))
  })
}
