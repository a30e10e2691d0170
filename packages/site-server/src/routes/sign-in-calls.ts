import {
  createPhoneCodeHandlers,
  createSessionHandler,
  createSignInPageHandler,
  createSignOutHandler,
  createWatchResumption,
  type SignInPorts,
} from '@forecourt/feature-leads/server'
import { formatInbox } from '../pages/inbox-page.ts'
import { countRefusals, guardFloods } from './flood-guard.ts'
import type { CreateHandler, RoutePorts } from './route.ts'
import { createWatchlistPorts } from './watchlist-calls.ts'

/** Needs of signing in, as every form of it has them. */
export const createSignInPorts = (ports: RoutePorts): SignInPorts => ({
  ...ports.deps.signIn.ports,
  clientAddress: ports.clientNetwork,
  recordEvent: ports.deps.events.record,
  resume: createWatchResumption(createWatchlistPorts(ports)),
})

const phoneCodes =
  (name: keyof ReturnType<typeof createPhoneCodeHandlers>): CreateHandler =>
  (ports) =>
    countRefusals(ports, 'code_rate', createPhoneCodeHandlers(createSignInPorts(ports))[name])

/** Counts a request for a code. */
export const limitCodes = phoneCodes('rateLimit')
/** Sends a code. */
export const sendCode = phoneCodes('sendCode')
/** Checks a code, and signs in. */
export const verifyCode = phoneCodes('verifyCode')
/** Records a code that was sent or right. */
export const recordVerification = phoneCodes('verifications')
/** Says whether somebody has signed in with a phone. */
export const checkContact = phoneCodes('contactExists')

/** Questions of one network about its session in a minute; a page asks once. */
const sessionLimit = { events: 120, durationSeconds: 60, reason: 'code_rate' } as const

/** Forms of one network that sign in or out, in ten minutes. */
const formLimit = { events: 60, durationSeconds: 600, reason: 'code_rate' } as const

/** Says who is signed in. */
export const readUser: CreateHandler = (ports) =>
  guardFloods(ports, sessionLimit, createSessionHandler(createSignInPorts(ports)))

/** Signs out. */
export const signOut: CreateHandler = (ports) =>
  guardFloods(ports, formLimit, createSignOutHandler(createSignInPorts(ports)))

/** Signs in by a form without script. */
export const signIn: CreateHandler = (ports) =>
  guardFloods(
    ports,
    formLimit,
    countRefusals(
      ports,
      'code_rate',
      createSignInPageHandler({
        ...createSignInPorts(ports),
        renderPage: (signIn, request, site) =>
          ports.renderForm(request, site, { signIn, status: signIn.status }),
      }),
    ),
  )

/** Mails and text messages of development; elsewhere there is no such page. */
export const showInbox: CreateHandler =
  ({ deps: { signIn, mail } }) =>
  async (_request, site) => {
    if (!signIn.inbox && !mail.inbox) return null
    const messages = signIn.inbox?.messages(site.id) ?? []
    return formatInbox({ messages, mails: mail.inbox?.mails(site.id) ?? [] }, site)
  }
