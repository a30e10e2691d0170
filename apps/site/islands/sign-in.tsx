import { SignInPage, type SignInPageProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Props of the sign-in page, plain enough for JSON. */
export type SignInIslandProps = Pick<SignInPageProps, 'dealerName' | 'target' | 'answer' | 'siteId'>

/** Things only the browser can do. */
export type SignInEffects = Pick<SignInPageProps, 'calls' | 'onEvent' | 'onSignedIn'>

const refuse = () => Promise.reject(new Error('[site] a server render asks for no code'))

/** Stands in on the server, where nothing is sent. */
const inertSignInEffects: SignInEffects = {
  calls: { limit: refuse, send: refuse, verify: refuse, record: refuse, isKnown: refuse },
  onSignedIn: () => undefined,
}

/** Sign-in by phone code. */
export function SignInIsland(props: SignInIslandProps & Partial<SignInEffects>) {
  return <SignInPage {...inertSignInEffects} {...props} />
}

export const signInIsland = defineIsland<SignInIslandProps, SignInEffects>({
  name: 'sign-in',
  component: SignInIsland,
})
