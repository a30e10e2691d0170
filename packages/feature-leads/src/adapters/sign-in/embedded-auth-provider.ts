import type { AuthProvider } from '../../model/sign-in/auth-provider.ts'
import { ServiceRefusal } from '../../model/sign-in/service-refusal.ts'
import type { CodeStore } from '../../model/sign-in/sign-in-store.ts'
import { SmsLimitError, type SmsSender } from '../../model/sign-in/sms-sender.ts'
import {
  codeAttempts,
  codeLifetimeMs,
  createCode,
  createRandomText,
  digestCode,
  type FillRandom,
  formatCodeMessage,
} from '../../model/sign-in/verification-code.ts'

/** Needs of codes that are made here. */
export interface EmbeddedAuthOptions {
  site: { id: string; name: string }
  store: CodeStore
  /** Who sends the text; null where nobody does, so that no code can be sent. */
  sms: SmsSender | null
  clock: () => Date
  /** Default: the random bytes of the machine. */
  fillRandom?: FillRandom
  /** Called with trouble of the sender or the store. Default: nothing happens. */
  onFailure?: (error: unknown) => void
}

/**
 * Codes that are made and checked here: six random digits, stored as a keyed digest for five minutes, tried
 * five times at most and used once. It does the same for every phone.
 * Source: `D-60`
 */
export function createEmbeddedAuthProvider(options: EmbeddedAuthOptions): AuthProvider {
  const { site, sms, onFailure = () => {} } = options
  return {
    async sendCode(phone) {
      try {
        if (!sms) throw new ServiceRefusal('text messages', 'no service is set')
        const code = await storeNewCode(options, phone)
        await sms.send({ siteId: site.id, to: phone, text: formatCodeMessage(code, site.name) })
        return { isSent: true }
      } catch (error) {
        onFailure(error)
        return { isSent: false, reason: error instanceof SmsLimitError ? 'limited' : 'failed' }
      }
    },
    async verifyCode(phone, token) {
      try {
        const isRight = await tryCode(options, phone, token)
        return isRight
          ? { isVerified: true, accessToken: null }
          : { isVerified: false, reason: 'invalid' }
      } catch (error) {
        onFailure(error)
        return { isVerified: false, reason: 'failed' }
      }
    },
    signOut: async () => {},
  }
}

const fillFromMachine: FillRandom = (bytes) => crypto.getRandomValues(bytes)

async function storeNewCode(options: EmbeddedAuthOptions, phone: string): Promise<string> {
  const { site, store, clock, fillRandom = fillFromMachine } = options
  const code = createCode(fillRandom)
  const nonce = createRandomText(fillRandom, 16)
  const digest = await digestCode(await store.codeKey(site.id), { phone, nonce, code })
  const expiresAt = new Date(clock().getTime() + codeLifetimeMs)
  await store.putCode(site.id, { phone, nonce, digest, expiresAt })
  return code
}

async function tryCode({ site, store, clock }: EmbeddedAuthOptions, phone: string, code: string) {
  // A phone that waits for no code takes the same steps, so that no answer tells who waits for one.
  const nonce = (await store.findNonce(site.id, phone)) ?? ''
  const digest = await digestCode(await store.codeKey(site.id), { phone, nonce, code })
  return store.tryCode(site.id, { phone, nonce, digest, attempts: codeAttempts, now: clock() })
}
