import {
  ACCOUNT_DELETION_PATH,
  formatMobile,
  listDeletedThings,
  listLastingThings,
  readAccountDeletionFault,
} from '@forecourt/feature-leads/model'
import { hasAccountDeletedCookie } from '@forecourt/feature-leads/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { GARAGE_PATH } from '../../layout/garage-path.ts'
import { requestAddress, requestHeaders } from '../../layout/page-request.ts'
import { findSignedIn, passGate } from '../../layout/pass-gate.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Who is signed in; null for whoever has just deleted their account, and anybody else is sent to sign in. */
async function findAccount(pageContext: PageContextServer) {
  const contact = await findSignedIn(pageContext)
  const isDeleted = hasAccountDeletedCookie(requestHeaders(pageContext).get('cookie'))
  if (contact || isDeleted) return contact
  await passGate(pageContext, 'delete-account')
  throw render(404)
}

/** The account that may be deleted, or that has just been. */
export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  const contact = await findAccount(pageContext)
  const fault = readAccountDeletionFault(requestAddress(pageContext).searchParams)
  const title = contact ? 'Delete my account' : 'Your account is deleted'
  return {
    page: {
      dealerName: site.name,
      account: contact && contact.id,
      mobile: contact ? formatMobile(contact.phone) : '',
      deleted: listDeletedThings(site),
      lasting: listLastingThings(site),
      ...(fault && { fault }),
      garageHref: GARAGE_PATH,
      contactHref: '/contact',
    },
    head: {
      title: `${title} | ${site.name}`,
      description: `Your account at ${site.name}.`,
      canonicalPath: ACCOUNT_DELETION_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
