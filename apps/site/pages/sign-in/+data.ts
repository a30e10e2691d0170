import { readSignInTarget, SIGN_IN_PATH } from '@forecourt/feature-leads/model'
import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from '../../layout/page-request.ts'
import { findSignedIn } from '../../layout/pass-gate.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The sign-in page; who is signed in already goes straight on (D-62). */
export async function data(pageContext: PageContextServer) {
  const { site, signIn: answer } = pageContext
  const target = readSignInTarget(requestAddress(pageContext).searchParams)
  if (!answer && (await findSignedIn(pageContext))) throw redirect(target.redirect as `/${string}`)
  return {
    signIn: { siteId: site.id, dealerName: site.name, target, answer },
    head: {
      title: `Sign in | ${site.name}`,
      description: `Sign in at ${site.name} with a code sent to your mobile.`,
      canonicalPath: SIGN_IN_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
