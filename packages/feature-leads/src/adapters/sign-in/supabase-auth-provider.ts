import type { AuthProvider, VerifiedCode } from '../../model/sign-in/auth-provider.ts'
import { ServiceRefusal } from '../../model/sign-in/service-refusal.ts'
import { formatInternationalPhone } from '../../model/sign-in/sms-sender.ts'

/** How Supabase Auth is reached. */
export interface SupabaseAuthOptions {
  /** Address of the project, `https://abc.supabase.co`. */
  url: string
  /** Its publishable key. */
  key: string
  fetch: typeof globalThis.fetch
  /** Longest wait for an answer, in milliseconds; default 10000. */
  timeoutMs?: number
  /** Called with what went wrong. Default: nothing happens. */
  onFailure?: (error: unknown) => void
}

interface Answer {
  status: number
  isOk: boolean
  body: Readonly<Record<string, unknown>>
}

/**
 * Phone codes of Supabase Auth: it makes, sends and checks them. An unknown phone becomes a user of it, so
 * that its answer is the same.
 * @see https://supabase.com/docs/reference/self-hosting-auth/introduction
 * Source: `D-60`, `API-037`, `API-038`
 */
export function createSupabaseAuthProvider(options: SupabaseAuthOptions): AuthProvider {
  const { onFailure = () => {} } = options
  return {
    async sendCode(phone, metadata) {
      try {
        const { status, isOk, body } = await post(options, 'otp', {
          phone: formatInternationalPhone(phone),
          channel: 'sms',
          create_user: true,
          data: metadata,
        })
        if (isOk) return { isSent: true }
        onFailure(describeRefusal(status, body))
        return { isSent: false, reason: status === 429 ? 'limited' : 'failed' }
      } catch (error) {
        onFailure(error)
        return { isSent: false, reason: 'failed' }
      }
    },
    async verifyCode(phone, token, type) {
      try {
        const sent = { phone: formatInternationalPhone(phone), token, type }
        const answer = await post(options, 'verify', sent)
        const verified = readVerified(answer)
        if (!verified.isVerified && verified.reason !== 'invalid')
          onFailure(describeRefusal(answer.status, answer.body))
        return verified
      } catch (error) {
        onFailure(error)
        return { isVerified: false, reason: 'failed' }
      }
    },
    async signOut(accessToken) {
      if (accessToken === null) return
      await post(options, 'logout', {}, accessToken).catch(onFailure)
    },
  }
}

async function post(
  { url, key, fetch, timeoutMs = 10_000 }: SupabaseAuthOptions,
  name: string,
  body: object,
  accessToken = key,
): Promise<Answer> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/auth/v1/${name}`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      apikey: key,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  const isRecord = typeof parsed === 'object' && parsed !== null
  return {
    status: response.status,
    isOk: response.ok,
    body: isRecord ? (parsed as Readonly<Record<string, unknown>>) : {},
  }
}

/** Codes of answers about a code that is wrong, used or too old; an older server has the status alone. */
const invalidCodes = new Set<unknown>(['otp_expired', 'invalid_credentials'])

function readVerified({ status, isOk, body }: Answer): VerifiedCode {
  const accessToken = body['access_token']
  if (isOk && typeof accessToken === 'string') return { isVerified: true, accessToken }
  if (status === 429) return { isVerified: false, reason: 'limited' }
  const code = body['error_code']
  const isInvalid = code === undefined ? status === 401 || status === 403 : invalidCodes.has(code)
  return { isVerified: false, reason: isInvalid ? 'invalid' : 'failed' }
}

/** Status and code alone: a message may name the phone (`D-80`). */
const describeRefusal = (status: number, { error_code: code }: Answer['body']) =>
  new ServiceRefusal(
    'Supabase Auth',
    `answered ${status}${typeof code === 'string' ? ` ${code}` : ''}`,
  )
