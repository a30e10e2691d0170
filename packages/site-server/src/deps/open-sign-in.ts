import {
  createEmbeddedAuthProvider,
  createHttpSmsSender,
  createSmsInbox,
  createSupabaseAuthProvider,
  type SmsInbox,
} from '@forecourt/feature-leads/adapters'
import type { AuthProvider, SignInStore, SmsSender } from '@forecourt/feature-leads/model'
import { describeReason, type SignInPorts } from '@forecourt/feature-leads/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { Env } from '../process/env.ts'
import type { Logger } from '../process/logger.ts'

/** Ports of signing in, but who signs in, and the text messages of development. */
export interface OpenedSignIn {
  ports: Omit<SignInPorts, 'clientAddress' | 'recordEvent'>
  /** Null where text messages are sent, or nobody may read them. */
  inbox: SmsInbox | null
}

/** Parts that signing in is opened with. */
export interface SignInOptions {
  store: SignInStore
  clock: () => Date
  logger: Logger
  /** Who sends text messages; default: as the environment says. */
  sms?: SmsSender | undefined
}

/** Service of text messages of the environment; null without one. */
function chooseSms(env: Env): SmsSender | null {
  const { FORECOURT_SMS_ACCOUNT: account, FORECOURT_SMS_TOKEN: token } = env
  const { FORECOURT_SMS_FROM: from, FORECOURT_SMS_URL: url } = env
  return account && token && from ? createHttpSmsSender({ account, token, from, url, fetch }) : null
}

/** True where messages may wait in the memory of this process, to be read by whoever develops. */
export const canReadInbox = ({ FORECOURT_DEV_INBOX: asked, isProduction }: Env): boolean =>
  asked ?? !isProduction

/**
 * Who proves phones: Supabase Auth where the environment names one, else codes made here, which go to the
 * service of text messages, else to the inbox of development. Where there is neither, no code can be sent.
 * Source: `D-60`
 */
export function openSignIn(
  env: Env,
  { store, clock, logger, sms: own }: SignInOptions,
): OpenedSignIn {
  const onFailure = (error: unknown) =>
    logger.error('a code was not sent or checked', { reason: describeReason(error) })
  const { FORECOURT_SUPABASE_URL: url, FORECOURT_SUPABASE_KEY: key } = env
  const supabase = url && key ? createSupabaseAuthProvider({ url, key, fetch, onFailure }) : null
  const sms = own ?? chooseSms(env)
  const inbox = !supabase && !sms && canReadInbox(env) ? createSmsInbox(clock) : null
  const authFor = (site: Site): AuthProvider =>
    supabase ?? createEmbeddedAuthProvider({ site, store, sms: sms ?? inbox, clock, onFailure })
  return { ports: { store, authFor, clock, logger }, inbox }
}
